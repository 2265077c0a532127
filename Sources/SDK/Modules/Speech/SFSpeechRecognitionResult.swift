// Speech: the declarations of SFSpeechRecognitionResult.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechRecognitionResult: NSObject {
  var bestTranscription: SFTranscription { get }
  var transcriptions: [SFTranscription] { get }
  var isFinal: Bool { get }
  var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { get }
}
