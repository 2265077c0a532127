// AuthenticationServices: the declarations of ASAuthorizationAppleIDButton.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationAppleIDButton: UIControl {
  enum ButtonType: Int {
    case signIn = 0
    case `continue`
    case signUp
    static var `default`: ASAuthorizationAppleIDButton.ButtonType { .signIn }
  }
  enum Style: Int {
    case white = 0
    case whiteOutline
    case black
  }
  var cornerRadius: CGFloat = 6
  let _type: ASAuthorizationAppleIDButton.ButtonType
  init(
    authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType,
    authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style
  ) {
    _type = type
    super.init(frame: .zero)
  }
  convenience init(
    type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style
  ) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  required init?(coder: NSCoder) {
    _type = .signIn
    super.init(coder: coder)
  }
}
