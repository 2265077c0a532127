// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Package, as its documentation has them.

class Package: NSObject, Identifiable {
  let identifier: String
  let packageType: PackageType
  let storeProduct: StoreProduct
  let offeringIdentifier: String
  let webCheckoutUrl: URL?

  init(
    identifier: String, packageType: PackageType, storeProduct: StoreProduct, offeringIdentifier: String,
    webCheckoutUrl: URL? = nil
  ) {
    self.identifier = identifier
    self.packageType = packageType
    self.storeProduct = storeProduct
    self.offeringIdentifier = offeringIdentifier
    self.webCheckoutUrl = webCheckoutUrl
  }

  var id: String { identifier }
  var localizedPriceString: String { storeProduct.localizedPriceString }
  var localizedIntroductoryPriceString: String? { storeProduct.introductoryDiscount?.localizedPriceString }
}
