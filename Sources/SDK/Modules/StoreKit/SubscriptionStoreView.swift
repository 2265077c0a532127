// StoreKit: the declarations of SubscriptionStoreView. Its words come from the shop.
// Declared as the framework's interface has it, with code of our own.

struct SubscriptionStoreView<Content>: View where Content: View {
  init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content)
  init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content)
  init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content)
  typealias Body = Never
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  init(productIDs: some Collection<Product.ID>)
  init(subscriptions: some Collection<Product>)
}
