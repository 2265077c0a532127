// Photos: the declarations of PHAccessLevel.
// Declared as the framework's interface has it, with code of our own.

enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
