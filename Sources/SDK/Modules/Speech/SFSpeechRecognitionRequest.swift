// Speech: the declarations of SFSpeechRecognitionRequest.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechRecognitionRequest: NSObject {
  var taskHint: SFSpeechRecognitionTaskHint = .unspecified
  var shouldReportPartialResults = true
  var contextualStrings: [String] = []
  var requiresOnDeviceRecognition = false
  var addsPunctuation = false
  override init() {}
}
