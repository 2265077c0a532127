// AuthenticationServices: the declarations of ASAuthorizationCredential.
// Declared as the framework's interface has it, with code of our own.

protocol ASAuthorizationCredential: NSObjectProtocol {}
