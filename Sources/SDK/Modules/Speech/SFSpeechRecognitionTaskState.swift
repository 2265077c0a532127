// Speech: the declarations of SFSpeechRecognitionTaskState.
// Declared as the framework's interface has it, with code of our own.

enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running
  case finishing
  case canceling
  case completed
}
