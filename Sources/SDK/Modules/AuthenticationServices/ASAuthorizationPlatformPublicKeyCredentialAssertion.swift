// AuthenticationServices: the declarations of ASAuthorizationPlatformPublicKeyCredentialAssertion.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  var credentialID: Data { get }
  var rawClientDataJSON: Data { get }
  var rawAuthenticatorData: Data! { get }
  var signature: Data! { get }
  var userID: Data! { get }
}
