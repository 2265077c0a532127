// QuartzCore: the declarations of CAShapeLayerLineCap.

struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  static let butt = CAShapeLayerLineCap(rawValue: "butt")
  static let round = CAShapeLayerLineCap(rawValue: "round")
  static let square = CAShapeLayerLineCap(rawValue: "square")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
