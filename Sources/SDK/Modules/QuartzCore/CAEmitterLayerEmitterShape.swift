// QuartzCore: the declarations of CAEmitterLayerEmitterShape.

struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
