// Foundation: the declarations of TermOfAddress that only Apple's platforms have.

struct TermOfAddress: Hashable, Codable, Sendable {
  static let neutral: TermOfAddress
  static let masculine: TermOfAddress
  static let feminine: TermOfAddress
  static var currentUser: TermOfAddress { get }
  static func localized(language: Locale.Language, with pronouns: [Morphology.Pronoun]) -> TermOfAddress
  var pronouns: [Morphology.Pronoun]? { get }
}
