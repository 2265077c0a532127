// StoreKit: the declarations of StoreButtonKind.
// Declared as the framework's interface has it, with code of our own.

struct StoreButtonKind: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let cancellation = StoreButtonKind(_name: "cancellation")
  static let restorePurchases = StoreButtonKind(_name: "restorePurchases")
  static let redeemCode = StoreButtonKind(_name: "redeemCode")
  static let signIn = StoreButtonKind(_name: "signIn")
  static let policies = StoreButtonKind(_name: "policies")
}
