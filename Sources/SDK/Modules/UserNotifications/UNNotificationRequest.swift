// UserNotifications: the declarations of UNNotificationRequest.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationRequest: NSObject, Sendable {
  let identifier: String
  let content: UNNotificationContent
  let trigger: UNNotificationTrigger?
  init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
