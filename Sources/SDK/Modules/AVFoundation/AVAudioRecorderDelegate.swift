// AVFoundation: the declarations of AVAudioRecorderDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

/// Objective-C's protocol asks for this optionally.
extension AVAudioRecorderDelegate {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
