// UserNotifications: the declarations of UNNotificationAction.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationAction: NSObject, Sendable {
  let identifier: String
  let title: String
  let options: UNNotificationActionOptions
  init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}
