// AuthenticationServices: the declarations of EnvironmentValues.
// Declared as the framework's interface has it, with code of our own.

extension EnvironmentValues {
  var authorizationController: AuthorizationController { AuthorizationController() }
  var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
