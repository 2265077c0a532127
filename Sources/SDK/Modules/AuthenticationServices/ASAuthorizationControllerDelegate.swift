// AuthenticationServices: the declarations of ASAuthorizationControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

/// Objective-C's protocol asks for these optionally.
extension ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
  }
}
