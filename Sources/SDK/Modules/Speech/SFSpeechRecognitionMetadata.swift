// Speech: the declarations of SFSpeechRecognitionMetadata.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechRecognitionMetadata: NSObject {
  var speakingRate: Double { get }
  var averagePauseDuration: TimeInterval { get }
  var speechStartTimestamp: TimeInterval { get }
  var speechDuration: TimeInterval { get }
}
