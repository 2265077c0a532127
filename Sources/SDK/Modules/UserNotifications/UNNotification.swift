// UserNotifications: the declarations of UNNotification.
// Declared as the framework's interface has it, with code of our own.

class UNNotification: NSObject, Sendable {
  var date: Date { get }
  var request: UNNotificationRequest { get }
}
