// EventKitUI: the declarations of EKEventViewAction.
// Declared as the framework's interface has it, with code of our own.

enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded
  case deleted
}
