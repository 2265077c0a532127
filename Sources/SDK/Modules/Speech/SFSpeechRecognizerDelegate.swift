// Speech: the declarations of SFSpeechRecognizerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// Objective-C's protocol asks for this optionally.
extension SFSpeechRecognizerDelegate {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
