/// The languages in which VoiceOver's own words are known.
public enum PhraseLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case brazilianPortuguese = "pt-BR"
  case dutch = "nl"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case korean = "ko"
  case russian = "ru"
  case arabic = "ar"
  case hebrew = "he"
  /// In the words of the simplified table, but for characters and vocabulary.
  case traditionalChinese = "zh-Hant"

  /// The language of a locale identifier or language tag (`de_AT`, `pt-PT`, `zh-Hant`), or nil
  /// where there is no table. Regions and scripts without a table of their own take their language's.
  public init?(locale: String) {
    let language = locale.prefix(while: { $0 != "_" && $0 != "-" }).lowercased()
    switch language {
    case "pt": self = .brazilianPortuguese
    case "zh", "cmn":
      self = LanguageTag(locale).script == "Hant" ? .traditionalChinese : .simplifiedChinese
    case "iw": self = .hebrew
    default: self.init(rawValue: language)
    }
  }

  /// A word of a table that has no column for traditional characters.
  public func written(_ word: String) -> String {
    self == .traditionalChinese ? TraditionalChinese.text(word) : word
  }

  /// The column of such a table: Traditional Chinese shares the simplified one.
  public var column: PhraseLanguage {
    self == .traditionalChinese ? .simplifiedChinese : self
  }

  var table: any PhraseTable.Type {
    switch self {
    case .english: EnglishPhrases.self
    case .german: GermanPhrases.self
    case .french: FrenchPhrases.self
    case .spanish: SpanishPhrases.self
    case .italian: ItalianPhrases.self
    case .brazilianPortuguese: BrazilianPortuguesePhrases.self
    case .dutch: DutchPhrases.self
    case .japanese: JapanesePhrases.self
    case .simplifiedChinese: SimplifiedChinesePhrases.self
    case .korean: KoreanPhrases.self
    case .russian: RussianPhrases.self
    case .arabic: ArabicPhrases.self
    case .hebrew: HebrewPhrases.self
    case .traditionalChinese: TraditionalChinesePhrases.self
    }
  }
}
