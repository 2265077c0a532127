// StoreKit: the declarations of SubscriptionStorePolicyKind.
// Declared as the framework's interface has it, with code of our own.

struct SubscriptionStorePolicyKind: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let termsOfService = SubscriptionStorePolicyKind(_name: "termsOfService")
  static let privacyPolicy = SubscriptionStorePolicyKind(_name: "privacyPolicy")
}
