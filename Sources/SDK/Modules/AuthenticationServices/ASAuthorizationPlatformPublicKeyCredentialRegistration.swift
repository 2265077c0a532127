// AuthenticationServices: the declarations of ASAuthorizationPlatformPublicKeyCredentialRegistration.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
  var credentialID: Data { get }
  var rawClientDataJSON: Data { get }
  var rawAttestationObject: Data? { get }
}
