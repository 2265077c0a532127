// AuthenticationServices: the declarations of ASAuthorizationPlatformPublicKeyCredentialAssertionRequest.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  var challenge = Data()
}
