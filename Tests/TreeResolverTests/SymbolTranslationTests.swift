import EarshotLocalization
import Testing

@testable import EarshotTreeResolver

@Suite struct SymbolTranslationTests {
  @Test("every row has a word for every language", arguments: SymbolTranslations.rows.keys.sorted())
  func rowIsWhole(name: String) {
    let row = SymbolTranslations.rows[name] ?? []
    #expect(row.count == SymbolTranslations.columns.count)
    #expect(row.allSatisfy { !$0.isEmpty })
  }

  @Test("every language but English has a column")
  func columns() {
    let others = PhraseLanguage.allCases.filter { $0 != .english }
    #expect(Set(SymbolTranslations.columns) == Set(others))
  }

  @Test("a symbol speaks the language of the screen; one without a word there keeps its own")
  func names() {
    #expect(SymbolNames.name(of: "trash", profile: .ios26, in: .german).label == "Papierkorb")
    #expect(SymbolNames.name(of: "trash", profile: .ios26, in: .english).label == "Trash")
    #expect(SymbolNames.name(of: "lamp.desk.fill", profile: .ios26, in: .german).label == "lamp.desk.fill")
    // Before iOS 15 a symbol speaks its raw name in every language.
    #expect(SymbolNames.name(of: "trash", profile: .ios13, in: .german).label == "trash")
  }
}
