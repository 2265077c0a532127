// StoreKit: the declarations of AutomaticSubscriptionStoreMarketingContent.
// Declared as the framework's interface has it, with code of our own.

struct AutomaticSubscriptionStoreMarketingContent: View {
  typealias Body = Never
}
