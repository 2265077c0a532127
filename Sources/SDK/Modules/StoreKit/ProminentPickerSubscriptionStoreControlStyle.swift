// StoreKit: the declarations of ProminentPickerSubscriptionStoreControlStyle.
// Declared as the framework's interface has it, with code of our own.

struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  init() {}
}
