// Foundation: the declarations of Morphology.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Morphology: Sendable, Hashable, Decodable, Encodable {
  enum GrammaticalGender: Int, Sendable, Decodable, Encodable {
    typealias RawValue = Int
    case feminine
    case masculine
    case neuter
    init?(rawValue: Int)
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
  enum PartOfSpeech: Int, Sendable, Decodable, Encodable {
    typealias RawValue = Int
    case determiner
    case pronoun
    case letter
    case adverb
    case particle
    case adjective
    case adposition
    case verb
    case noun
    case conjunction
    case numeral
    case interjection
    case preposition
    case abbreviation
    init?(rawValue: Int)
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
  enum GrammaticalNumber: Int, Sendable, Decodable, Encodable {
    typealias RawValue = Int
    case singular
    case zero
    case plural
    case pluralTwo
    case pluralFew
    case pluralMany
    init?(rawValue: Int)
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
  struct CustomPronoun: Hashable, Encodable, Decodable, Sendable {
    var subjectForm: String? { get set }
    var objectForm: String? { get set }
    var possessiveForm: String? { get set }
    var possessiveAdjectiveForm: String? { get set }
    var reflexiveForm: String? { get set }
    init()
    init(from decoder: any Decoder) throws
    static func isSupported(forLanguage language: String) -> Bool
    static func requiredKeys(forLanguage language: String) -> [PartialKeyPath<Morphology.CustomPronoun>]
  }
  var grammaticalGender: Morphology.GrammaticalGender? { get set }
  var partOfSpeech: Morphology.PartOfSpeech? { get set }
  var number: Morphology.GrammaticalNumber? { get set }
  init()
  init(from decoder: any Decoder) throws
  func customPronoun(forLanguage language: String) -> Morphology.CustomPronoun?
  mutating func setCustomPronoun(_ pronoun: Morphology.CustomPronoun?, forLanguage language: String) throws
  func encode(to encoder: any Encoder) throws
}
