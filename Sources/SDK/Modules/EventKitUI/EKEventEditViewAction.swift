// EventKitUI: the declarations of EKEventEditViewAction.
// Declared as the framework's interface has it, with code of our own.

enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved
  case deleted
}
