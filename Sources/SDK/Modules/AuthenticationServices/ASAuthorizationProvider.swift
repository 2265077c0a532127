// AuthenticationServices: the declarations of ASAuthorizationProvider.
// Declared as the framework's interface has it, with code of our own.

protocol ASAuthorizationProvider: NSObjectProtocol {}
