// CloudKit: the declarations of CKAccountStatus.
// Declared as the framework's interface has it, with code of our own.

enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}
