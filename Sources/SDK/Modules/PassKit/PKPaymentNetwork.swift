// PassKit: the declarations of PKPaymentNetwork.
// Declared as the framework's interface has it, with code of our own.

struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let amex = PKPaymentNetwork("AmEx")
  static let bancontact = PKPaymentNetwork("Bancontact")
  static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  static let dankort = PKPaymentNetwork("Dankort")
  static let eftpos = PKPaymentNetwork("eftpos")
  static let electron = PKPaymentNetwork("Electron")
  static let elo = PKPaymentNetwork("Elo")
  static let girocard = PKPaymentNetwork("Girocard")
  static let idCredit = PKPaymentNetwork("iD")
  static let interac = PKPaymentNetwork("Interac")
  static let JCB = PKPaymentNetwork("JCB")
  static let mada = PKPaymentNetwork("mada")
  static let mir = PKPaymentNetwork("Mir")
  static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
  static let privateLabel = PKPaymentNetwork("PrivateLabel")
  static let quicPay = PKPaymentNetwork("QUICPay")
  static let suica = PKPaymentNetwork("Suica")
  static let vPay = PKPaymentNetwork("VPay")
  static let discover = PKPaymentNetwork("Discover")
  static let maestro = PKPaymentNetwork("Maestro")
  static let masterCard = PKPaymentNetwork("MasterCard")
  static let visa = PKPaymentNetwork("Visa")
}
