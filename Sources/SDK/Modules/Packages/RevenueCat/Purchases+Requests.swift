// RevenueCat (github.com/RevenueCat/purchases-ios): what it adds to Purchases, as its documentation has it.

extension Purchases {
  // Nothing comes from the network.
  func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {}
  func getCustomerInfo(
    fetchPolicy: CacheFetchPolicy, completion: @escaping (CustomerInfo?, PublicError?) -> Void
  ) {}
  func customerInfo(fetchPolicy: CacheFetchPolicy = .default) async throws -> CustomerInfo {
    await _unanswered()
  }
  func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {}
  func offerings() async throws -> Offerings { await _unanswered() }
  func getProducts(_ productIdentifiers: [String], completion: @escaping ([StoreProduct]) -> Void) {}
  func products(_ productIdentifiers: [String]) async -> [StoreProduct] { await _unanswered() }
  func purchase(product: StoreProduct, completion: @escaping PurchaseCompletedBlock) {}
  func purchase(product: StoreProduct) async throws -> PurchaseResultData { await _unanswered() }
  func purchase(package: Package, completion: @escaping PurchaseCompletedBlock) {}
  func purchase(package: Package) async throws -> PurchaseResultData { await _unanswered() }
  func purchase(
    package: Package, promotionalOffer: PromotionalOffer, completion: @escaping PurchaseCompletedBlock
  ) {}
  func purchase(package: Package, promotionalOffer: PromotionalOffer) async throws -> PurchaseResultData {
    await _unanswered()
  }
  func purchase(_ params: PurchaseParams, completion: @escaping PurchaseCompletedBlock) {}
  func purchase(_ params: PurchaseParams) async throws -> PurchaseResultData { await _unanswered() }
  func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {}
  @discardableResult func restorePurchases() async throws -> CustomerInfo { await _unanswered() }
  func syncPurchases(completion: ((CustomerInfo?, PublicError?) -> Void)?) {}
  @discardableResult func syncPurchases() async throws -> CustomerInfo { await _unanswered() }
  func logIn(_ appUserID: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void) {}
  func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    await _unanswered()
  }
  func logOut(completion: ((CustomerInfo?, PublicError?) -> Void)?) {}
  @discardableResult func logOut() async throws -> CustomerInfo { await _unanswered() }
  func checkTrialOrIntroDiscountEligibility(
    productIdentifiers: [String], completion: @escaping ([String: IntroEligibility]) -> Void
  ) {}
  func checkTrialOrIntroDiscountEligibility(productIdentifiers: [String]) async -> [String: IntroEligibility]
  {
    await _unanswered()
  }
  func checkTrialOrIntroDiscountEligibility(
    product: StoreProduct, completion: @escaping (IntroEligibilityStatus) -> Void
  ) {}
  func checkTrialOrIntroDiscountEligibility(product: StoreProduct) async -> IntroEligibilityStatus {
    await _unanswered()
  }
  func promotionalOffer(
    forProductDiscount discount: StoreProductDiscount, product: StoreProduct
  ) async throws -> PromotionalOffer { await _unanswered() }
}
