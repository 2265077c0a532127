// UIKit: the declarations of UIUserInterfaceIdiom.
// Declared as the framework's interface has it, with code of our own.

enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
