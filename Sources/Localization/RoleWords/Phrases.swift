/// VoiceOver's and the system's own words in the language of a screen.
///
/// Role words follow the language of the user interface, never that of the text they stand beside
/// (spec voiceover.md c.5). A language without a table is spoken in English.
public struct Phrases: Hashable, Sendable {
  /// The language of the user interface.
  public let language: PhraseLanguage
  /// How numbers are written in the locale: positions, levels, percentages.
  public let numbers: NumberNotation

  /// The words of a locale: `en_US`, `de`, `zh-Hans`.
  public init(locale: String) {
    self.language = PhraseLanguage(locale: locale) ?? .english
    self.numbers = NumberNotation(
      locale: PhraseLanguage(locale: locale) == nil ? "en" : locale)
  }

  /// The words alone, places unfilled.
  public subscript(key: PhraseKey) -> String { phrase(key).text }

  /// The row: words, certainty, evidence.
  public func phrase(_ key: PhraseKey) -> Phrase { language.table.phrase(key) }

  /// The words with names filled in: `fill(.remove, "Milk")`.
  public func fill(_ key: PhraseKey, _ values: String...) -> String {
    phrase(key).filled(values)
  }

  /// The words with numbers filled in, in the digits of the locale: `fill(.pageOf, 2, 5)`.
  public func fill(_ key: PhraseKey, _ values: Int...) -> String {
    phrase(key).filled(values.map { numbers.integer($0, grouped: false) })
  }
}
