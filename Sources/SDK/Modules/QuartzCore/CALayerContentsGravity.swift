// QuartzCore: the declarations of CALayerContentsGravity.

struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  static let center = CALayerContentsGravity(rawValue: "center")
  static let top = CALayerContentsGravity(rawValue: "top")
  static let bottom = CALayerContentsGravity(rawValue: "bottom")
  static let left = CALayerContentsGravity(rawValue: "left")
  static let right = CALayerContentsGravity(rawValue: "right")
  static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  static let topRight = CALayerContentsGravity(rawValue: "topRight")
  static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  static let resize = CALayerContentsGravity(rawValue: "resize")
  static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
