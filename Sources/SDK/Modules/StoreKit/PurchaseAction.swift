// StoreKit: the declarations of PurchaseAction. Nobody answers what the system asks.
// Declared as the framework's interface has it, with code of our own.

struct PurchaseAction {
  init() {}
  func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { await withCheckedContinuation { _ in } }
}
