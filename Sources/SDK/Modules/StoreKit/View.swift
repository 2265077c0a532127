// StoreKit: the declarations of View. What a shop sells comes from the network.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  func productIconBorder() -> some View { self }
  func productDescription(_ visibility: Visibility) -> some View { self }
  func storeButton(_ visibility: Visibility, for storeButtons: StoreButtonKind...) -> some View { self }
  func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
  func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
    self
  }
  func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> some View
  { self }
  func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    self
  }
  func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View {
    self
  }
  func storeProductTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: productID) { await action(.loading) }
  }
  func storeProductsTask(
    for ids: some Collection<Product.ID> & Sendable & Equatable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task { await action(.loading) }
  }
  func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID) { await action(.loading) }
  }
  func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID) { await action(.loading) }
  }
  func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration)
    -> some View
  func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
  func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View
  func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View
  func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View
}
