// PassKit: the declarations of PayWithApplePayButtonLabel.
// Declared as the framework's interface has it, with code of our own.

struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let plain = PayWithApplePayButtonLabel(_name: "plain")
  static let buy = PayWithApplePayButtonLabel(_name: "buy")
  static let addMoney = PayWithApplePayButtonLabel(_name: "addMoney")
  static let book = PayWithApplePayButtonLabel(_name: "book")
  static let checkout = PayWithApplePayButtonLabel(_name: "checkout")
  static let `continue` = PayWithApplePayButtonLabel(_name: "continue")
  static let contribute = PayWithApplePayButtonLabel(_name: "contribute")
  static let donate = PayWithApplePayButtonLabel(_name: "donate")
  static let inStore = PayWithApplePayButtonLabel(_name: "inStore")
  static let order = PayWithApplePayButtonLabel(_name: "order")
  static let reload = PayWithApplePayButtonLabel(_name: "reload")
  static let rent = PayWithApplePayButtonLabel(_name: "rent")
  static let setUp = PayWithApplePayButtonLabel(_name: "setUp")
  static let subscribe = PayWithApplePayButtonLabel(_name: "subscribe")
  static let support = PayWithApplePayButtonLabel(_name: "support")
  static let tip = PayWithApplePayButtonLabel(_name: "tip")
  static let topUp = PayWithApplePayButtonLabel(_name: "topUp")
}
