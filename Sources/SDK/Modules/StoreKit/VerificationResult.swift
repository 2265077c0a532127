// StoreKit: the declarations of VerificationResult.
// Declared as the framework's interface has it, with code of our own.

enum VerificationResult<SignedType> {
  enum VerificationError: Error {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }
  case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
  case verified(SignedType)
  var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _): value
    case .verified(let value): value
    }
  }
  var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}
