// UserNotifications: the declarations of UNTimeIntervalNotificationTrigger.
// Declared as the framework's interface has it, with code of our own.

class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  let timeInterval: TimeInterval
  init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(_repeats: repeats)
  }
  func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
