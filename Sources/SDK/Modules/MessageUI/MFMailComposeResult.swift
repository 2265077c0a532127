// MessageUI: the declarations of MFMailComposeResult.
// Declared as the framework's interface has it, with code of our own.

enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved
  case sent
  case failed
}
