// AuthenticationServices: the declarations of ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  var challenge = Data()
  var name: String?
  var displayName: String?
  var userID = Data()
}
