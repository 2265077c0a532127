// UserNotifications: the declarations of UNNotificationSound.
// Declared as the framework's interface has it, with code of our own.

class UNNotificationSound: NSObject, Sendable {
  static let _default = UNNotificationSound(named: UNNotificationSoundName(""))
  static let _critical = UNNotificationSound(named: UNNotificationSoundName(""))
  class var `default`: UNNotificationSound { _default }
  class var defaultCritical: UNNotificationSound { _critical }
  let _name: UNNotificationSoundName
  init(named name: UNNotificationSoundName) { _name = name }
}
