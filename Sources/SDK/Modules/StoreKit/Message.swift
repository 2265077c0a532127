// StoreKit: the declarations of Message.
// Declared as the framework's interface has it, with code of our own.

struct Message: Sendable {
  struct Reason: Hashable, RawRepresentable, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let generic = Reason(rawValue: 0)
    static let priceIncreaseConsent = Reason(rawValue: 1)
    static let billingIssue = Reason(rawValue: 2)
  }
  var reason: Message.Reason { get }
}
