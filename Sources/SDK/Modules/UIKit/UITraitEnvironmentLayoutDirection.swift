// UIKit: the declarations of UITraitEnvironmentLayoutDirection.
// Declared as the framework's interface has it, with code of our own.

enum UITraitEnvironmentLayoutDirection: Int {
  case unspecified = -1
  case leftToRight, rightToLeft
}
