// StoreKit: the declarations of SubscriptionStoreControlStyle.
// Declared as the framework's interface has it, with code of our own.

protocol SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
    ProminentPickerSubscriptionStoreControlStyle()
  }
}
