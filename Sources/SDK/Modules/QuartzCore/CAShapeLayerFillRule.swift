// QuartzCore: the declarations of CAShapeLayerFillRule.

struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
