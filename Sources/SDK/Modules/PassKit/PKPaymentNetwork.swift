// PassKit: the declarations of PKPaymentNetwork.
// Declared as the framework's interface has it, with code of our own.

struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let amex = PKPaymentNetwork("AmEx")
  static let discover = PKPaymentNetwork("Discover")
  static let maestro = PKPaymentNetwork("Maestro")
  static let masterCard = PKPaymentNetwork("MasterCard")
  static let visa = PKPaymentNetwork("Visa")
}
