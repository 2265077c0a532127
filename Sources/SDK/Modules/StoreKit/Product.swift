// StoreKit: the declarations of Product. What a shop sells comes from the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

struct Product: Identifiable, Hashable, Sendable {
  struct ProductType: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let consumable = ProductType(rawValue: "Consumable")
    static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  struct PurchaseOption: Hashable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(_name: "\(token)") }
    static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(_name: "\(quantity)") }
    static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(_name: "\(simulateAskToBuy)")
    }
  }
  enum PurchaseResult {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  enum TaskState {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    var product: Product? {
      if case .success(let product) = self { return product }
      return nil
    }
  }
  enum CollectionTaskState {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    var products: [Product]? {
      if case .success(let products, _) = self { return products }
      return nil
    }
  }
  struct SubscriptionPeriod: Hashable, Sendable {
    enum Unit: Hashable, Sendable {
      case day
      case week
      case month
      case year
    }
    let unit: Product.SubscriptionPeriod.Unit
    let value: Int
    init(_unit unit: Product.SubscriptionPeriod.Unit, value: Int) {
      self.unit = unit
      self.value = value
    }
    static let weekly = SubscriptionPeriod(_unit: .week, value: 1)
    static let monthly = SubscriptionPeriod(_unit: .month, value: 1)
    static let yearly = SubscriptionPeriod(_unit: .year, value: 1)
  }
  struct SubscriptionRelationship: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let current = SubscriptionRelationship(rawValue: 1)
    static let downgrade = SubscriptionRelationship(rawValue: 2)
    static let crossgrade = SubscriptionRelationship(rawValue: 4)
    static let upgrade = SubscriptionRelationship(rawValue: 8)
    static let all: SubscriptionRelationship = [.current, .downgrade, .crossgrade, .upgrade]
  }
  struct SubscriptionOffer: Hashable, Sendable {
    enum PaymentMode: Hashable, Sendable {
      case payAsYouGo
      case payUpFront
      case freeTrial
    }
    var id: String? { get }
    var price: Decimal { get }
    var displayPrice: String { get }
    var period: Product.SubscriptionPeriod { get }
    var periodCount: Int { get }
    var paymentMode: Product.SubscriptionOffer.PaymentMode { get }
  }
  struct SubscriptionInfo: Hashable, Sendable {
    struct RenewalState: Hashable, RawRepresentable, Sendable {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let subscribed = RenewalState(rawValue: 1)
      static let expired = RenewalState(rawValue: 2)
      static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      static let inGracePeriod = RenewalState(rawValue: 4)
      static let revoked = RenewalState(rawValue: 5)
    }
    struct RenewalInfo: Hashable, Sendable {
      var willAutoRenew: Bool { get }
      var autoRenewPreference: String? { get }
      var currentProductID: String { get }
    }
    struct Status: Hashable, Sendable {
      var state: Product.SubscriptionInfo.RenewalState { get }
      var transaction: VerificationResult<Transaction> { get }
      var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo> { get }
      static var updates: AsyncStream<Product.SubscriptionInfo.Status> { AsyncStream { _ in } }
    }
    var introductoryOffer: Product.SubscriptionOffer? { get }
    var promotionalOffers: [Product.SubscriptionOffer] { get }
    var subscriptionGroupID: String { get }
    var subscriptionPeriod: Product.SubscriptionPeriod { get }
    var isEligibleForIntroOffer: Bool { get async { await withCheckedContinuation { _ in } } }
    var status: [Product.SubscriptionInfo.Status] {
      get async throws { await withCheckedContinuation { _ in } }
    }
    static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      await withCheckedContinuation { _ in }
    }
    static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status] {
      await withCheckedContinuation { _ in }
    }
  }
  var id: String { get }
  var type: Product.ProductType { get }
  var displayName: String { get }
  var description: String { get }
  var price: Decimal { get }
  var displayPrice: String { get }
  var isFamilyShareable: Bool { get }
  var subscription: Product.SubscriptionInfo? { get }
  var priceFormatStyle: Decimal.FormatStyle.Currency { get }
  static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers: Collection, Identifiers.Element == String {
    await withCheckedContinuation { _ in }
  }
  func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult {
    await withCheckedContinuation { _ in }
  }
  var currentEntitlement: VerificationResult<Transaction>? {
    get async { await withCheckedContinuation { _ in } }
  }
}
