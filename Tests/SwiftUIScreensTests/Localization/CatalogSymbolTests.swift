import Testing

/// Xcode 26, "Generate String Catalog Symbols": static members of `LocalizedStringResource`, those of other tables
/// inside a type of the table's name; and xcstrings-tool's `localizable` forms.
@Suite("Texts by the symbols of string catalogs") struct CatalogSymbolTests {
  private static func catalog(_ texts: [(key: String, text: String)], isManual: Bool = true) -> String {
    let entries = texts.map { key, text in
      """
      "\(key)": {\(isManual ? "\"extractionState\": \"manual\"," : "") "localizations": {"en": {
        "stringUnit": {"state": "new", "value": "\(text)"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(entries.joined(separator: ","))}}
      """
  }

  private let tables = [
    "App/Localizable.xcstrings": catalog([
      ("tideHigh", "High tide"), ("boatsAt", "%1$@ has %2$lld boats"), ("loud", "**Very** loud"),
      ("tide.low_water", "Low water"), ("ferriesAt", "%(name)@ has %(count)lld ferries"),
    ]),
    "App/Legal.xcstrings": catalog([("imprint", "Imprint")]),
  ]

  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    CatalogScreen(body, declarations: declarations, resources: tables).texts
  }

  @Test(
    "A symbol is the text of its key",
    arguments: [
      ("Text(.tideHigh)", "High tide"), ("Text(.boatsAt(\"Rye\", 1200))", "Rye has 1,200 boats"),
      ("Text(.ferriesAt(name: \"Rye\", count: 3))", "Rye has 3 ferries"), ("Text(.loud)", "Very loud"),
      ("Text(.tideLowWater)", "Low water"),
      ("Text(.Legal.imprint)", "Imprint"), ("Text(String(localized: .tideHigh))", "High tide"),
      ("Text(.localizable.tideHigh)", "High tide"),
      ("Text(.localizable.boatsAt(\"Rye\", 3))", "Rye has 3 boats"),
      ("Text(.localizable(.tideHigh))", "High tide"), ("Text(localizable: .tideHigh)", "High tide"),
      ("Text(String(localizable: .boatsAt(\"Rye\", 3)))", "Rye has 3 boats"),
      ("Text(LocalizedStringResource.localizable.tideHigh)", "High tide"),
      ("Text(String(localized: .localizable.boatsAt(\"Deal\", 2)))", "Deal has 2 boats"),
    ])
  func symbols(body: String, expected: String) { #expect(texts(body) == [expected]) }

  @Test("A property and a function that give such a text")
  func results() {
    let declarations = """
      func title(_ isHigh: Bool) -> LocalizedStringResource {
        guard isHigh else { return .localizable.boatsAt("Rye", 2) }
        return .tideHigh
      }
      """
    #expect(texts("Text(title(true))", declarations) == ["High tide"])
    #expect(texts("Text(title(false))", declarations) == ["Rye has 2 boats"])
  }

  @Test("What the app itself declares by that name is meant; a name without a text is named")
  func others() {
    let own = "extension LocalizedStringResource { static var tideHigh: LocalizedStringResource { \"Low\" } }"
    #expect(texts("Text(.tideHigh)", own) == ["Low"])
    #expect(texts("Text(.slackWater)") == ["«.slackWater»"])
  }

  @Test("A text that Xcode found in the code has no symbol")
  func extracted() {
    let catalog = CatalogSymbolTests.catalog([("tideHigh", "High tide")], isManual: false)
    let screen = CatalogScreen("Text(.tideHigh)", resources: ["App/Localizable.xcstrings": catalog])
    #expect(screen.texts == ["«.tideHigh»"])
  }

  @Test("The moment at hand is no key of a catalog")
  func moments() { #expect(texts("Text(.now, style: .date)") == ["January 15, 2026"]) }
}
