// AVFoundation: the declarations of AVLayerVideoGravity.
// Declared as the framework's interface has it, with code of our own.

struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
