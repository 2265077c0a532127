// UserNotifications: the declarations of UNNotificationCategory.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationCategory: NSObject, Sendable {
  let identifier: String
  let actions: [UNNotificationAction]
  let intentIdentifiers: [String]
  let options: UNNotificationCategoryOptions
  init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}
