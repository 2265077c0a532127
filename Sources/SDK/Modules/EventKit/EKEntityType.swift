// EventKit: the declarations of EKEntityType.
// Declared as the framework's interface has it, with code of our own.

enum EKEntityType: UInt, Sendable {
  case event
  case reminder
}
