// EventKit: the declarations of EKSpan.
// Declared as the framework's interface has it, with code of our own.

enum EKSpan: Int, Sendable {
  case thisEvent
  case futureEvents
}
