// UserNotifications: the declarations of UNNotificationPresentationOptions.
// Declared as the framework's interface has it, with code of our own.

struct UNNotificationPresentationOptions: OptionSet, Sendable {
  static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
