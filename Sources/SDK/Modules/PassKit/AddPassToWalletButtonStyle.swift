// PassKit: the declarations of AddPassToWalletButtonStyle.
// Declared as the framework's interface has it, with code of our own.

struct AddPassToWalletButtonStyle: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let black = AddPassToWalletButtonStyle(_name: "black")
  static let blackOutline = AddPassToWalletButtonStyle(_name: "blackOutline")
}
