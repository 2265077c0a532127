// QuartzCore: the declarations of CAShapeLayerLineJoin.

struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  static let round = CAShapeLayerLineJoin(rawValue: "round")
  static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
