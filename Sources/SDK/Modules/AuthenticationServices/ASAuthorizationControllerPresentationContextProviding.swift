// AuthenticationServices: the declarations of ASAuthorizationControllerPresentationContextProviding.
// Declared as the framework's interface has it, with code of our own.

protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
