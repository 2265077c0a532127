// UIKit: the declarations of UIRectCorner.

struct UIRectCorner: OptionSet, Sendable {
  static let topLeft = UIRectCorner(rawValue: 1 << 0)
  static let topRight = UIRectCorner(rawValue: 1 << 1)
  static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  static let allCorners = UIRectCorner(rawValue: ~0)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
