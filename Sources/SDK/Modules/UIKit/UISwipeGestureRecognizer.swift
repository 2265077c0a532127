// UIKit: the declarations of UISwipeGestureRecognizer.

class UISwipeGestureRecognizer: UIGestureRecognizer {
  struct Direction: OptionSet, Sendable {
    static let right = Direction(rawValue: 1 << 0)
    static let left = Direction(rawValue: 1 << 1)
    static let up = Direction(rawValue: 1 << 2)
    static let down = Direction(rawValue: 1 << 3)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  var direction: UISwipeGestureRecognizer.Direction = .right
  var numberOfTouchesRequired: Int = 1
}
