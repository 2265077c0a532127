// AuthenticationServices: the declarations of ASAuthorizationOpenIDRequest.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  var requestedScopes: [ASAuthorization.Scope]?
  var state: String?
  var nonce: String?
  var requestedOperation: ASAuthorization.OpenIDOperation = .operationLogin
}
