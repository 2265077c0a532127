// StoreKit: the declarations of EnvironmentValues.
// Declared as the framework's interface has it, with code of our own.

extension EnvironmentValues {
  var requestReview: RequestReviewAction { RequestReviewAction() }
  var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  var purchase: PurchaseAction { PurchaseAction() }
}
