// AuthenticationServices: the declarations of ASAuthorizationPasswordRequest.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
