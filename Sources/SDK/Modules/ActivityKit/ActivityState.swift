// ActivityKit: the declarations of ActivityState.
// Declared as the framework's interface has it, with code of our own.

enum ActivityState: Codable, Hashable {
  case active
  case pending
  case ended
  case dismissed
  case stale
}
