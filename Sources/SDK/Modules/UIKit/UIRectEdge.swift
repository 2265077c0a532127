// UIKit: the declarations of UIRectEdge.

struct UIRectEdge: OptionSet, Sendable {
  static let top = UIRectEdge(rawValue: 1 << 0)
  static let left = UIRectEdge(rawValue: 1 << 1)
  static let bottom = UIRectEdge(rawValue: 1 << 2)
  static let right = UIRectEdge(rawValue: 1 << 3)
  static let all: UIRectEdge = [.top, .left, .bottom, .right]
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
