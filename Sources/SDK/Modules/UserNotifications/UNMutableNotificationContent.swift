// UserNotifications: the declarations of UNMutableNotificationContent.
// Declared as the framework's interface has it, with code of our own.

class UNMutableNotificationContent: UNNotificationContent {
  override init() { super.init() }
}
