// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of PurchaseParams, as its documentation has them.

class PurchaseParams: NSObject {
  class Builder: NSObject {
    init(package: Package) {}
    init(product: StoreProduct) {}

    func with(promotionalOffer: PromotionalOffer) -> Builder { self }
    func with(metadata: [String: String]) -> Builder { self }
    func build() -> PurchaseParams { PurchaseParams() }
  }
}
