// UserNotifications: the declarations of UNNotificationTrigger.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationTrigger: NSObject, Sendable {
  let repeats: Bool
  init(_repeats: Bool) { repeats = _repeats }
}
