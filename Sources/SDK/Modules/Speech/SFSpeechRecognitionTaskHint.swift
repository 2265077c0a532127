// Speech: the declarations of SFSpeechRecognitionTaskHint.
// Declared as the framework's interface has it, with code of our own.

enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation
  case search
  case confirmation
}
