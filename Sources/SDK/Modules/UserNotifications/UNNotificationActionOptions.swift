// UserNotifications: the declarations of UNNotificationActionOptions.
// Declared as the framework's interface has it, with code of our own.

struct UNNotificationActionOptions: OptionSet, Sendable {
  static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
