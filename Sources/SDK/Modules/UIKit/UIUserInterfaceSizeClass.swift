// UIKit: the declarations of UIUserInterfaceSizeClass.
// Declared as the framework's interface has it, with code of our own.

enum UIUserInterfaceSizeClass: Int {
  case unspecified, compact, regular
}
