// MultipeerConnectivity: the declarations of MCEncryptionPreference.
// Declared as the framework's interface has it, with code of our own.

enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required
  case none
}
