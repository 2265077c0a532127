// Speech: the declarations of SFSpeechURLRecognitionRequest.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  let url: URL
  init(url URL: URL) { url = URL }
}
