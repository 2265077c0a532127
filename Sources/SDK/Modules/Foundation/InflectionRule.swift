// Foundation: the declarations of InflectionRule.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum InflectionRule: Sendable, Hashable, Decodable, Encodable {
  case automatic
  case explicit(Morphology)
  static var canInflectPreferredLocalization: Bool { get }
  init(morphology: Morphology)
  init(from decoder: any Decoder) throws
  static func canInflect(language: String) -> Bool
  func encode(to encoder: any Encoder) throws
}
