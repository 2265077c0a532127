// PassKit: the declarations of PKMerchantCapability.
// Declared as the framework's interface has it, with code of our own.

struct PKMerchantCapability: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let threeDSecure = PKMerchantCapability(rawValue: 1)
  static let emv = PKMerchantCapability(rawValue: 2)
  static let credit = PKMerchantCapability(rawValue: 4)
  static let debit = PKMerchantCapability(rawValue: 8)
}
