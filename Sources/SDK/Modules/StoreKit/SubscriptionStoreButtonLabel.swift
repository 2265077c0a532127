// StoreKit: the declarations of SubscriptionStoreButtonLabel.
// Declared as the framework's interface has it, with code of our own.

struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let automatic = SubscriptionStoreButtonLabel(_name: "automatic")
  static let singleLine = SubscriptionStoreButtonLabel(_name: "singleLine")
  static let multiline = SubscriptionStoreButtonLabel(_name: "multiline")
  static let action = SubscriptionStoreButtonLabel(_name: "action")
  static let displayName = SubscriptionStoreButtonLabel(_name: "displayName")
  static let price = SubscriptionStoreButtonLabel(_name: "price")
  var singleLine: SubscriptionStoreButtonLabel { self }
  var multiline: SubscriptionStoreButtonLabel { self }
  var action: SubscriptionStoreButtonLabel { self }
  var displayName: SubscriptionStoreButtonLabel { self }
  var price: SubscriptionStoreButtonLabel { self }
}
