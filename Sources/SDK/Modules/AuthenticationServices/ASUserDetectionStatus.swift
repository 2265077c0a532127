// AuthenticationServices: the declarations of ASUserDetectionStatus.
// Declared as the framework's interface has it, with code of our own.

enum ASUserDetectionStatus: Int {
  case unsupported = 0
  case unknown
  case likelyReal
}
