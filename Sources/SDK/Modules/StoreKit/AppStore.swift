// StoreKit: the declarations of AppStore.
// Declared as the framework's interface has it, with code of our own.

enum AppStore {
  static var canMakePayments: Bool { get }
  static func sync() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  static func requestReview(in scene: UIWindowScene) {}
  static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
