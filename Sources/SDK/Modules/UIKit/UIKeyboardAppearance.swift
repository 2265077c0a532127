// UIKit: the declarations of UIKeyboardAppearance.

enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  static var alert: UIKeyboardAppearance { .dark }
}
