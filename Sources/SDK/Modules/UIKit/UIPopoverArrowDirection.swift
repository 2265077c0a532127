// UIKit: the declarations of UIPopoverArrowDirection.

struct UIPopoverArrowDirection: OptionSet, Sendable {
  static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
