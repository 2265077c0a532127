// NaturalLanguage: the declarations of NLTag.
// Declared as the framework's interface has it, with code of our own.

struct NLTag: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
  static let word = NLTag("Word")
  static let punctuation = NLTag("Punctuation")
  static let whitespace = NLTag("Whitespace")
  static let other = NLTag("Other")
  static let noun = NLTag("Noun")
  static let verb = NLTag("Verb")
  static let adjective = NLTag("Adjective")
  static let adverb = NLTag("Adverb")
  static let pronoun = NLTag("Pronoun")
  static let determiner = NLTag("Determiner")
  static let particle = NLTag("Particle")
  static let preposition = NLTag("Preposition")
  static let number = NLTag("Number")
  static let conjunction = NLTag("Conjunction")
  static let interjection = NLTag("Interjection")
  static let classifier = NLTag("Classifier")
  static let idiom = NLTag("Idiom")
  static let otherWord = NLTag("OtherWord")
  static let sentenceTerminator = NLTag("SentenceTerminator")
  static let openQuote = NLTag("OpenQuote")
  static let closeQuote = NLTag("CloseQuote")
  static let openParenthesis = NLTag("OpenParenthesis")
  static let closeParenthesis = NLTag("CloseParenthesis")
  static let wordJoiner = NLTag("WordJoiner")
  static let dash = NLTag("Dash")
  static let otherPunctuation = NLTag("OtherPunctuation")
  static let paragraphBreak = NLTag("ParagraphBreak")
  static let otherWhitespace = NLTag("OtherWhitespace")
  static let personalName = NLTag("PersonalName")
  static let placeName = NLTag("PlaceName")
  static let organizationName = NLTag("OrganizationName")
}
