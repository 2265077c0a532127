// AuthenticationServices: the declarations of SignInWithAppleButton.
// Declared as the framework's interface has it, with code of our own.

struct SignInWithAppleButton: View {
  struct Label: Equatable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let signIn = Label(_name: "signIn")
    static let `continue` = Label(_name: "continue")
    static let signUp = Label(_name: "signUp")
  }
  struct Style: Equatable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let black = Style(_name: "black")
    static let white = Style(_name: "white")
    static let whiteOutline = Style(_name: "whiteOutline")
  }
  init(
    _ label: SignInWithAppleButton.Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void)
  typealias Body = Never
}
