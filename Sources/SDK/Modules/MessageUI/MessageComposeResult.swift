// MessageUI: the declarations of MessageComposeResult.
// Declared as the framework's interface has it, with code of our own.

enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent
  case failed
}
