// AVFoundation: the declarations of AVSpeechBoundary.
// Declared as the framework's interface has it, with code of our own.

enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}
