// CoreHaptics: the declarations of _HapticPlayer. What plays nothing.
// Declared as the framework's interface has it, with code of our own.

final class _HapticPlayer: NSObject, CHHapticPatternPlayer {
  override init() {}
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}
