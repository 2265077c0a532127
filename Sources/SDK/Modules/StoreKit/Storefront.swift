// StoreKit: the declarations of Storefront. Which one it is, the network says.
// Declared as the framework's interface has it, with code of our own.

struct Storefront: Identifiable, Hashable, Sendable {
  var countryCode: String { get }
  var id: String { get }
  var currency: Locale.Currency? { get }
  static var current: Storefront? { get async { await withCheckedContinuation { _ in } } }
  static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }
}
