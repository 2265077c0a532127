// CoreHaptics: the declarations of CHHapticPatternPlayer.
// Declared as the framework's interface has it, with code of our own.

protocol CHHapticPatternPlayer: NSObjectProtocol {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
