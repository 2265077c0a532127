// StoreKit: the declarations of ButtonsSubscriptionStoreControlStyle.
// Declared as the framework's interface has it, with code of our own.

struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  init() {}
}
