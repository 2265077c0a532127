// AVFoundation: the declarations of AVSpeechSynthesizer. Nothing is heard, and nothing ends by itself.
// Declared as the framework's interface has it, with code of our own.

class AVSpeechSynthesizer: NSObject, Sendable {
  weak var delegate: (any AVSpeechSynthesizerDelegate)?
  var _utterances: [AVSpeechUtterance] = []
  var _isPaused = false
  var isSpeaking: Bool { !_utterances.isEmpty }
  var isPaused: Bool { _isPaused }
  var usesApplicationAudioSession: Bool = true
  override init() {}

  func speak(_ utterance: AVSpeechUtterance) {
    _utterances.append(utterance)
    if _utterances.count == 1 { Task { delegate?.speechSynthesizer(self, didStart: utterance) } }
  }

  @discardableResult func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = _utterances.first else { return false }
    _utterances = []
    _isPaused = false
    Task { delegate?.speechSynthesizer(self, didCancel: first) }
    return true
  }

  @discardableResult func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = _utterances.first, !_isPaused else { return false }
    _isPaused = true
    Task { delegate?.speechSynthesizer(self, didPause: first) }
    return true
  }

  @discardableResult func continueSpeaking() -> Bool {
    guard let first = _utterances.first, _isPaused else { return false }
    _isPaused = false
    Task { delegate?.speechSynthesizer(self, didContinue: first) }
    return true
  }
}
