// PassKit: the declarations of PayWithApplePayButtonStyle.
// Declared as the framework's interface has it, with code of our own.

struct PayWithApplePayButtonStyle: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let white = PayWithApplePayButtonStyle(_name: "white")
  static let whiteOutline = PayWithApplePayButtonStyle(_name: "whiteOutline")
  static let black = PayWithApplePayButtonStyle(_name: "black")
  static let automatic = PayWithApplePayButtonStyle(_name: "automatic")
}
