// UserNotifications: the declarations of UNNotificationSoundName.
// Declared as the framework's interface has it, with code of our own.

struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
}
