// RevenueCatUI (github.com/RevenueCat/purchases-ios): what it adds to View, as its documentation has it.

extension View {
  // Whether one has to buy is the network's to say, which doesn't answer.
  func presentPaywallIfNeeded(
    requiredEntitlementIdentifier: String, offering: Offering? = nil,
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseCancelled: PurchaseCancelledHandler? = nil, restoreStarted: RestoreStartedHandler? = nil,
    restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil,
    restoreFailure: PurchaseFailureHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  func presentPaywallIfNeeded(
    offering: Offering? = nil, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default, shouldDisplay: @escaping (CustomerInfo) -> Bool,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseCancelled: PurchaseCancelledHandler? = nil, restoreStarted: RestoreStartedHandler? = nil,
    restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil,
    restoreFailure: PurchaseFailureHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  func presentCustomerCenter(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { CustomerCenterView() }
  }

  // What a footer shows is the network's to say.
  func paywallFooter(
    condensed: Bool = false, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseCancelled: PurchaseCancelledHandler? = nil, restoreStarted: RestoreStartedHandler? = nil,
    restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil,
    restoreFailure: PurchaseFailureHandler? = nil
  ) -> some View
  func paywallFooter(
    offering: Offering, condensed: Bool = false,
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseCancelled: PurchaseCancelledHandler? = nil, restoreStarted: RestoreStartedHandler? = nil,
    restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil,
    restoreFailure: PurchaseFailureHandler? = nil
  ) -> some View

  func onPurchaseStarted(_ handler: @escaping PurchaseOfPackageStartedHandler) -> some View { self }
  func onPurchaseCompleted(_ handler: @escaping PurchaseOrRestoreCompletedHandler) -> some View { self }
  func onPurchaseCompleted(_ handler: @escaping PurchaseCompletedHandler) -> some View { self }
  func onPurchaseCancelled(_ handler: @escaping PurchaseCancelledHandler) -> some View { self }
  func onPurchaseFailure(_ handler: @escaping PurchaseFailureHandler) -> some View { self }
  func onRestoreStarted(_ handler: @escaping RestoreStartedHandler) -> some View { self }
  func onRestoreCompleted(_ handler: @escaping PurchaseOrRestoreCompletedHandler) -> some View { self }
  func onRestoreFailure(_ handler: @escaping PurchaseFailureHandler) -> some View { self }
  func onRequestedDismissal(_ action: @escaping () -> Void) -> some View { self }
}
