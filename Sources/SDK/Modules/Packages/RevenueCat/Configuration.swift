// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Configuration, as its documentation has them.

class Configuration: NSObject {
  class Builder: NSObject {
    private let apiKey: String
    private var appUserID: String?

    init(withAPIKey apiKey: String) { self.apiKey = apiKey }

    func with(appUserID: String?) -> Builder {
      self.appUserID = appUserID
      return self
    }
    func with(apiKey: String) -> Builder { self }
    func with(userDefaults: UserDefaults) -> Builder { self }
    func with(storeKitVersion: StoreKitVersion) -> Builder { self }
    func with(purchasesAreCompletedBy: PurchasesAreCompletedBy, storeKitVersion: StoreKitVersion) -> Builder {
      self
    }
    func with(entitlementVerificationMode: EntitlementVerificationMode) -> Builder { self }
    func with(networkTimeout: TimeInterval) -> Builder { self }
    func with(storeKit1Timeout: TimeInterval) -> Builder { self }
    func with(showStoreMessagesAutomatically: Bool) -> Builder { self }
    func with(diagnosticsEnabled: Bool) -> Builder { self }
    func build() -> Configuration { Configuration(_appUserID: appUserID) }
  }

  enum EntitlementVerificationMode: Int { case disabled, informational, enforced }

  let _appUserID: String?

  init(_appUserID: String?) { self._appUserID = _appUserID }

  static func builder(withAPIKey apiKey: String) -> Builder { Builder(withAPIKey: apiKey) }
}
