// AuthenticationServices: the declarations of ASAuthorizationAppleIDProvider.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  enum CredentialState: Int {
    case revoked = 0
    case authorized
    case notFound
    case transferred
  }
  static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  override init() {}
  func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(_provider: self) }
  func getCredentialState(
    forUserID userID: String,
    completion: @escaping (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void
  ) {}
  func credentialState(forUserID userID: String) async throws
    -> ASAuthorizationAppleIDProvider.CredentialState
  { await withCheckedContinuation { _ in } }
}
