// AVFoundation: the declarations of AVCaptureDevice. Nobody has allowed it yet, and there is no camera.
// Declared as the framework's interface has it, with code of our own.

class AVCaptureDevice: NSObject, Sendable {
  enum Position: Int, Sendable {
    case unspecified = 0
    case back
    case front
  }
  enum FlashMode: Int, Sendable {
    case off = 0
    case on
    case auto
  }
  enum TorchMode: Int, Sendable {
    case off = 0
    case on
    case auto
  }
  struct DeviceType: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
  }
  class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  class func `default`(
    _ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position
  ) -> AVCaptureDevice? { nil }
  class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {}
  class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { _ in }
  }
  var uniqueID: String { get }
  var localizedName: String { get }
  var position: AVCaptureDevice.Position { get }
  var hasTorch: Bool { get }
  var hasFlash: Bool { get }
  var torchMode: AVCaptureDevice.TorchMode = .off
  var videoZoomFactor: CGFloat = 1
  func lockForConfiguration() throws {}
  func unlockForConfiguration() {}
}
