import Testing

@testable import EarshotLocalization
@testable import EarshotTreeResolver

/// Names of symbols in other languages: translated with the vocabulary of iOS, not recorded, but for
/// what a capture shows.
@Suite struct SymbolTranslationTests {
  @Test("every row has a word for every language", arguments: SymbolTranslations.rows.keys.sorted())
  func rowIsWhole(name: String) {
    let row = SymbolTranslations.rows[name] ?? []
    #expect(row.count == SymbolTranslations.columns.count)
    #expect(row.allSatisfy { !$0.isEmpty })
  }

  @Test("every name of the symbols' table is translated; only raw names are not")
  func nothingIsLeftInEnglish() {
    for (symbol, row) in SymbolNames.table where row.label != symbol {
      #expect(SymbolTranslations.rows[row.label] != nil, "\(symbol): \(row.label)")
    }
    for symbol in ["drop", "drop.fill"] {
      let old = SymbolNames.name(of: symbol, profile: .ios15).label
      #expect(SymbolTranslations.rows[old] != nil, "\(symbol) in 2021: \(old)")
    }
  }

  @Test("a translation says that nobody was heard saying it, but for what a capture shows")
  func certainty() {
    // A German capture of `xmark` says "Schließen" (spec/sf-symbols.csv).
    #expect(SymbolTranslations.certainty(of: "Close", in: .german) == .recorded)
    #expect(SymbolTranslations.certainty(of: "Close", in: .french) == .translated)
    let trash = SymbolNames.name(of: "trash", profile: .ios26, in: .german)
    #expect(trash.rule.contains("translated, not recorded"))
    #expect(trash.standing == .guessed)
  }

  @Test("every language but English has a column")
  func columns() {
    let others = PhraseLanguage.allCases.map(\.column).filter { $0 != .english }
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
