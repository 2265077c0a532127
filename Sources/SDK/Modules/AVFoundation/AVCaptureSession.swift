// AVFoundation: the declarations of AVCaptureSession. It shows and records nothing.
// Declared as the framework's interface has it, with code of our own.

class AVCaptureSession: NSObject, Sendable {
  struct Preset: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
  }
  var sessionPreset: AVCaptureSession.Preset = .high
  var _isRunning = false
  var isRunning: Bool { _isRunning }
  override init() {}
  func startRunning() { _isRunning = true }
  func stopRunning() { _isRunning = false }
  func beginConfiguration() {}
  func commitConfiguration() {}
}
