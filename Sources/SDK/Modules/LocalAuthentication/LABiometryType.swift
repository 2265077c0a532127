// LocalAuthentication: the declarations of LABiometryType.
// Declared as the framework's interface has it, with code of our own.

enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID
  case faceID
  case opticID
}
