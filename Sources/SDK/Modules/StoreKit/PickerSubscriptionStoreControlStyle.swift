// StoreKit: the declarations of PickerSubscriptionStoreControlStyle.
// Declared as the framework's interface has it, with code of our own.

struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  init() {}
}
