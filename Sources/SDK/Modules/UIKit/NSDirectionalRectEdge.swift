// UIKit: the declarations of NSDirectionalRectEdge.

struct NSDirectionalRectEdge: OptionSet, Sendable {
  static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
