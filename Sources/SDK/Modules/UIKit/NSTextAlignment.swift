// UIKit: the declarations of NSTextAlignment.

enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
