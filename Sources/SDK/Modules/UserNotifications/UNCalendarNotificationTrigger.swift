// UserNotifications: the declarations of UNCalendarNotificationTrigger.
// Declared as the framework's interface has it, with code of our own.

class UNCalendarNotificationTrigger: UNNotificationTrigger {
  let dateComponents: DateComponents
  init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(_repeats: repeats)
  }
  func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}
