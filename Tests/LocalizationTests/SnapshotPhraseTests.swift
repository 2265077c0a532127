import EarshotLocalization
import Testing

/// The library's tables: spec announcements.md, section 8.
@Suite struct SnapshotPhraseTests {
  @Test("the element's language chooses the table, by code or first two letters")
  func choice() {
    #expect(SnapshotPhrases(elementLanguage: "de", locale: "en_US").language == .german)
    #expect(SnapshotPhrases(elementLanguage: "ru-RU", locale: "en_US").language == .russian)
    #expect(SnapshotPhrases(elementLanguage: "fr", locale: "de_DE").language == .german)
    #expect(SnapshotPhrases(elementLanguage: nil, locale: "fr_FR").language == .english)
  }

  @Test("faults of the tables are kept: the notation is compared to the letter")
  func faults() {
    #expect(SnapshotPhrases(elementLanguage: "de", locale: "en")[.tab] == "Tabulator.")
    #expect(SnapshotPhrases(elementLanguage: "de", locale: "en")[.isEditing] == "Bearbeiten")
    #expect(SnapshotPhrases(elementLanguage: "ru", locale: "en")[.landmarkEnd] == "Конец строки.")
  }

  @Test("every phrase is there in each of the three tables")
  func complete() {
    for language in SnapshotPhrases.Language.allCases {
      let phrases = SnapshotPhrases(elementLanguage: language.rawValue, locale: "en")
      for key in SnapshotPhraseKey.allCases { #expect(!phrases[key].isEmpty) }
    }
  }

  @Test("a position in another language")
  func series() {
    let german = SnapshotPhrases(elementLanguage: "de", locale: "en")
    #expect(german.series("Segment", position: 2, count: 3) == "Segment 2 von 3.")
  }
}

/// Symbols' names: spec voiceover.md c.5 where heard; the rest translated, assumed.
@Suite struct SpokenSymbolTests {
  @Test("a symbol has a name in every language", arguments: PhraseLanguage.allCases)
  func names(language: PhraseLanguage) {
    for symbol in "@#&%_*-,.;:!?()/$€£¥" {
      let name = SpokenSymbol.named(symbol)?.name(in: language) ?? ""
      #expect(!name.isEmpty && name != String(symbol))
    }
  }

  @Test("colon, quotes, equals and brackets are named at \"all\" only (spec voiceover.md c.5)")
  func levels() {
    for symbol in ":\"=()" { #expect(SpokenSymbol.named(symbol)?.level == .all) }
    for symbol in "_#@" { #expect(SpokenSymbol.named(symbol)?.level == .some) }
    #expect(SpokenSymbol.named("%")?.level == .always)
  }
}
