// Foundation: the declarations of InflectionConcept that only Apple's platforms have.

enum InflectionConcept: Hashable, Codable, Sendable {
  case termsOfAddress([TermOfAddress])
  case localizedPhrase(String)
}
