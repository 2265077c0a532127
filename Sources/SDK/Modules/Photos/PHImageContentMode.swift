// Photos: the declarations of PHImageContentMode.
// Declared as the framework's interface has it, with code of our own.

enum PHImageContentMode: Int {
  case aspectFit = 0
  case aspectFill
  static var `default`: PHImageContentMode { .aspectFit }
}
