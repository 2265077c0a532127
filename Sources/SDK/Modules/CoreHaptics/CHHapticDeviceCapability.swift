// CoreHaptics: the declarations of CHHapticDeviceCapability.
// Declared as the framework's interface has it, with code of our own.

protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
