// UIKit: the declarations of UIUserInterfaceStyle.
// Declared as the framework's interface has it, with code of our own.

enum UIUserInterfaceStyle: Int {
  case unspecified, light, dark
}
