// QuartzCore: the declarations of CAEmitterLayerRenderMode.

struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
