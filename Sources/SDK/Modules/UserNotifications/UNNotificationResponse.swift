// UserNotifications: the declarations of UNNotificationResponse.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationResponse: NSObject, Sendable {
  var notification: UNNotification { get }
  var actionIdentifier: String { get }
}
