// Vision: the declarations of VNImageOption.
// Declared as the framework's interface has it, with code of our own.

struct VNImageOption: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
