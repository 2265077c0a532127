// UIKit: the declarations of UIPress.

class UIPress: NSObject {
  enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  var type: UIPress.PressType { .select }
  var key: UIKey? { nil }
  var force: CGFloat { 0 }
}
