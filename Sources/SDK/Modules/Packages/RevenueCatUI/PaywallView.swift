// RevenueCatUI (github.com/RevenueCat/purchases-ios): the declarations of PaywallView, as its documentation has them.

/// What it shows is the network's to say.
struct PaywallView: View {
  init(
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(), displayCloseButton: Bool = false,
    performPurchase: PerformPurchase? = nil, performRestore: PerformRestore? = nil
  ) {}
  init(
    offering: Offering, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    displayCloseButton: Bool = false, performPurchase: PerformPurchase? = nil,
    performRestore: PerformRestore? = nil
  ) {}

  var body: some View { get }
}
