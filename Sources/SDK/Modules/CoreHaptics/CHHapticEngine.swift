// CoreHaptics: the declarations of CHHapticEngine. Nothing is felt.
// Declared as the framework's interface has it, with code of our own.

class CHHapticEngine: NSObject {
  enum StoppedReason: Int {
    case audioSessionInterrupt = 1
    case applicationSuspended
    case idleTimeout
    case notifyWhenFinished
    case engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }
  class func capabilitiesForHardware() -> any CHHapticDeviceCapability { _HapticDevice() }
  var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void = { _ in }
  var resetHandler: () -> Void = {}
  var playsHapticsOnly = false
  var isAutoShutdownEnabled = false
  override init() {}
  func start() throws {}
  func start(completionHandler: (((any Error)?) -> Void)? = nil) {}
  func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { _HapticPlayer() }
}
