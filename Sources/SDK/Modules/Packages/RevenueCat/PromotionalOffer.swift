// RevenueCat: the declarations of PromotionalOffer, as its documentation has them.

class PromotionalOffer: NSObject {
  var discount: StoreProductDiscount { get }
}
