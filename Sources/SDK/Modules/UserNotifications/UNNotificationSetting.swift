// UserNotifications: the declarations of UNNotificationSetting.
// Declared as the framework's interface has it, with code of our own.

enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}
