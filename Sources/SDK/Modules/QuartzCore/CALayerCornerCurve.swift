// QuartzCore: the declarations of CALayerCornerCurve.

struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  static let circular = CALayerCornerCurve(rawValue: "circular")
  static let continuous = CALayerCornerCurve(rawValue: "continuous")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
