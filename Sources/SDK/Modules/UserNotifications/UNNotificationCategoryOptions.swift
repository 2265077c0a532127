// UserNotifications: the declarations of UNNotificationCategoryOptions.
// Declared as the framework's interface has it, with code of our own.

struct UNNotificationCategoryOptions: OptionSet, Sendable {
  static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
