// QuartzCore: the declarations of CACornerMask.

struct CACornerMask: OptionSet, Sendable {
  static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
