// UIKit: the declarations of UIAccessibilityContrast.
// Declared as the framework's interface has it, with code of our own.

enum UIAccessibilityContrast: Int {
  case unspecified = -1
  case normal, high
}
