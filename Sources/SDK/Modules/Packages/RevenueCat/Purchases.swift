// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Purchases, as its documentation has them.

/// A store that doesn't answer: nothing was bought yet.
class Purchases: NSObject {
  private static var only = Purchases(_appUserID: nil)
  private static var isSet = false

  static var logLevel: LogLevel = .info
  static var logHandler: (LogLevel, String) -> Void = { _, _ in }
  static var verboseLogHandler: (LogLevel, String, String?, String?, UInt) -> Void = { _, _, _, _, _ in }
  static var simulatesAskToBuyInSandbox = false
  static var forceUniversalAppStore = false
  static var proxyURL: URL?
  static var frameworkVersion: String { get }
  static var isConfigured: Bool { isSet }
  static var shared: Purchases { only }

  private(set) var appUserID: String
  private(set) var isAnonymous: Bool
  weak var delegate: (any PurchasesDelegate)?
  var purchasesAreCompletedBy: PurchasesAreCompletedBy = .revenueCat
  var finishTransactions = true
  let attribution = Attribution()

  init(_appUserID: String?) {
    appUserID = _appUserID ?? "$RCAnonymousID:" + UUID().uuidString.filter { $0 != "-" }.lowercased()
    isAnonymous = _appUserID == nil
  }

  static func canMakePayments() -> Bool { true }
  @discardableResult static func configure(withAPIKey apiKey: String) -> Purchases { _configure(nil) }
  @discardableResult static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases {
    _configure(appUserID)
  }
  @discardableResult static func configure(with configuration: Configuration) -> Purchases {
    _configure(configuration._appUserID)
  }
  @discardableResult static func configure(with builder: Configuration.Builder) -> Purchases {
    configure(with: builder.build())
  }
  private static func _configure(_ appUserID: String?) -> Purchases {
    only = Purchases(_appUserID: appUserID)
    isSet = true
    return only
  }

  var cachedCustomerInfo: CustomerInfo? { nil }
  var cachedOfferings: Offerings? { nil }
  var customerInfoStream: AsyncStream<CustomerInfo> { AsyncStream { _ in } }
  var storeFrontCountryCode: String? { nil }
  func invalidateCustomerInfoCache() {}
  func presentCodeRedemptionSheet() {}
  func showManageSubscriptions(completion: @escaping (PublicError?) -> Void) {}
  func showManageSubscriptions() async throws { let _: Bool = await _unanswered() }
}
