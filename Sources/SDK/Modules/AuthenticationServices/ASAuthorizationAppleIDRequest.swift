// AuthenticationServices: the declarations of ASAuthorizationAppleIDRequest.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  var user: String?
}
