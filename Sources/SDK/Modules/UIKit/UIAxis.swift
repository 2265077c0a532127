// UIKit: the declarations of UIAxis.

struct UIAxis: OptionSet, Sendable {
  static let horizontal = UIAxis(rawValue: 1 << 0)
  static let vertical = UIAxis(rawValue: 1 << 1)
  static let both: UIAxis = [.horizontal, .vertical]
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
