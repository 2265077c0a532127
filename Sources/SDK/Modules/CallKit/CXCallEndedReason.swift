// CallKit: the declarations of CXCallEndedReason.
// Declared as the framework's interface has it, with code of our own.

enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded
  case unanswered
  case answeredElsewhere
  case declinedElsewhere
}
