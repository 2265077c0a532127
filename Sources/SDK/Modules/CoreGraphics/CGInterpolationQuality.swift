// CoreGraphics: the declarations of CGInterpolationQuality.
// Declared as the framework's interface has it, with code of our own.

enum CGInterpolationQuality: Int32 {
  case `default`, none, low, high, medium
}
