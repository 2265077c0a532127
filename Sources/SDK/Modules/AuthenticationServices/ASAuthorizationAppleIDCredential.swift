// AuthenticationServices: the declarations of ASAuthorizationAppleIDCredential.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  var user: String { get }
  var state: String? { get }
  var authorizedScopes: [ASAuthorization.Scope] { get }
  var authorizationCode: Data? { get }
  var identityToken: Data? { get }
  var email: String? { get }
  var fullName: PersonNameComponents? { get }
  var realUserStatus: ASUserDetectionStatus { get }
}
