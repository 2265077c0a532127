// UserNotifications: the declarations of UNNotificationInterruptionLevel.
// Declared as the framework's interface has it, with code of our own.

enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}
