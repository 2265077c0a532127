// UIKit: the declarations of UILayoutPriority.

struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  static let required = UILayoutPriority(rawValue: 1000)
  static let defaultHigh = UILayoutPriority(rawValue: 750)
  static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  static let defaultLow = UILayoutPriority(rawValue: 250)
  static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
  let rawValue: Float
  init(_ rawValue: Float) { self.rawValue = rawValue }
  init(rawValue: Float) { self.rawValue = rawValue }
  static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue + rhs)
  }
  static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue - rhs)
  }
}
