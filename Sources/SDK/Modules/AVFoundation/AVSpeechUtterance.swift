// AVFoundation: the declarations of AVSpeechUtterance.
// Declared as the framework's interface has it, with code of our own.

class AVSpeechUtterance: NSObject, Sendable {
  let speechString: String
  var voice: AVSpeechSynthesisVoice?
  var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  var pitchMultiplier: Float = 1
  var volume: Float = 1
  var prefersAssistiveTechnologySettings: Bool = false
  var preUtteranceDelay: TimeInterval = 0
  var postUtteranceDelay: TimeInterval = 0
  init(string: String) { speechString = string }
}
