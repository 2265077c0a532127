// AuthenticationServices: the declarations of ASAuthorizationRequest.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationRequest: NSObject {
  let provider: any ASAuthorizationProvider
  init(_provider provider: any ASAuthorizationProvider) { self.provider = provider }
}
