// AuthenticationServices: the declarations of ASAuthorizationPasswordProvider.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  override init() {}
  func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(_provider: self) }
}
