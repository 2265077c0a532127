// UIKit: the declarations of UIUserInterfaceLevel.

enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
