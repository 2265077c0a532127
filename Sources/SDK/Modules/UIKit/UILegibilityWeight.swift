// UIKit: the declarations of UILegibilityWeight.
// Declared as the framework's interface has it, with code of our own.

enum UILegibilityWeight: Int {
  case unspecified = -1
  case regular, bold
}
