// Speech: the declarations of SFSpeechRecognizerAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied
  case restricted
  case authorized
}
