// QuartzCore: the declarations of CAGradientLayerType.

struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  static let axial = CAGradientLayerType(rawValue: "axial")
  static let radial = CAGradientLayerType(rawValue: "radial")
  static let conic = CAGradientLayerType(rawValue: "conic")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
