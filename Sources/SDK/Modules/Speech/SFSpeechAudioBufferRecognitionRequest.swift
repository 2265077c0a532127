// Speech: the declarations of SFSpeechAudioBufferRecognitionRequest.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  override init() {}
  func endAudio() {}
}
