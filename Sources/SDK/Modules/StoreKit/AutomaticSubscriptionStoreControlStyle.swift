// StoreKit: the declarations of AutomaticSubscriptionStoreControlStyle.
// Declared as the framework's interface has it, with code of our own.

struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  init() {}
}
