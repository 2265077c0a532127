// StoreKit: the declarations of Transaction. Nothing was bought before, and nothing is bought elsewhere.
// Declared as the framework's interface has it, with code of our own.

struct Transaction: Identifiable, Hashable, Sendable {
  enum RefundRequestStatus: Sendable {
    case userCancelled
    case success
  }
  enum RefundRequestError: Error {
    case duplicateRequest
    case failed
  }
  var id: UInt64 { get }
  var originalID: UInt64 { get }
  var productID: String { get }
  var productType: Product.ProductType { get }
  var purchaseDate: Date { get }
  var originalPurchaseDate: Date { get }
  var expirationDate: Date? { get }
  var revocationDate: Date? { get }
  var subscriptionGroupID: String? { get }
  var isUpgraded: Bool { get }
  var purchasedQuantity: Int { get }
  var appAccountToken: UUID? { get }
  func finish() async {}
  static var all: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
  static var updates: AsyncStream<VerificationResult<Transaction>> { AsyncStream { _ in } }
  static var unfinished: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
  static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
