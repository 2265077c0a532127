// Photos: the declarations of PHImageRequestOptionsResizeMode.
// Declared as the framework's interface has it, with code of our own.

enum PHImageRequestOptionsResizeMode: Int {
  case none = 0
  case fast
  case exact
}
