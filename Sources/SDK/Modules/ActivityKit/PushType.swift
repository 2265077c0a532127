// ActivityKit: the declarations of PushType.
// Declared as the framework's interface has it, with code of our own.

enum PushType {
  case token
  case channel(String)
}
