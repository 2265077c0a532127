// NaturalLanguage: the declarations of NLTagScheme.
// Declared as the framework's interface has it, with code of our own.

struct NLTagScheme: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
  static let tokenType = NLTagScheme("TokenType")
  static let lexicalClass = NLTagScheme("LexicalClass")
  static let nameType = NLTagScheme("NameType")
  static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  static let lemma = NLTagScheme("Lemma")
  static let language = NLTagScheme("Language")
  static let script = NLTagScheme("Script")
  static let sentimentScore = NLTagScheme("SentimentScore")
}
