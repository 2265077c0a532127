// RevenueCat: the declarations of PurchasesDelegate, as its documentation has them.

protocol PurchasesDelegate: NSObjectProtocol {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
  func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase: @escaping (@escaping PurchaseCompletedBlock) -> Void)
}

extension PurchasesDelegate {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
  func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase: @escaping (@escaping PurchaseCompletedBlock) -> Void
  ) {}
}
