// AppIntents: the declarations of IntentAuthenticationPolicy.
// Declared as the framework's interface has it, with code of our own.

enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
