// UserNotifications: the declarations of UNAuthorizationOptions.
// Declared as the framework's interface has it, with code of our own.

struct UNAuthorizationOptions: OptionSet, Sendable {
  static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
