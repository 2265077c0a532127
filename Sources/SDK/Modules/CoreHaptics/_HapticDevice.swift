// CoreHaptics: the declarations of _HapticDevice. The device of a screen that nobody holds.
// Declared as the framework's interface has it, with code of our own.

struct _HapticDevice: CHHapticDeviceCapability {
  init() {}
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
