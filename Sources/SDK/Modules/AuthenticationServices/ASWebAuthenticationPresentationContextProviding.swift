// AuthenticationServices: the declarations of ASWebAuthenticationPresentationContextProviding.
// Declared as the framework's interface has it, with code of our own.

protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
