import Testing

/// `environment(\\.locale, …)`: "the current locale that views should use" (Apple, EnvironmentValues.locale);
/// previews set it to show a translation.
@Suite("A locale that is set around a view") struct LocaleAroundTests {
  private let tables = [
    "App/en.lproj/Localizable.strings": "\"tide\" = \"High tide\";",
    "App/de.lproj/Localizable.strings": "\"tide\" = \"Flut\";",
  ]
  private let german = ".environment(\\.locale, Locale(identifier: \"de\"))"

  private func texts(_ body: String) -> [String] { CatalogScreen(body, resources: tables).texts }

  @Test("Its views write texts, numbers and dates in that locale, and others as before")
  func views() {
    #expect(texts("VStack { Text(\"tide\").bold()\(german); Text(\"tide\") }") == ["Flut", "High tide"])
    #expect(texts("VStack { VStack { Text(\"tide\") } }\(german)") == ["Flut"])
    #expect(texts("Text(1234.5, format: .number)\(german)") == ["1.234,5"])
    #expect(texts("Text(\"\\(1234)\")\(german)") == ["1.234"])
  }

  @Test("What the app's code writes itself is in the device's locale")
  func strings() {
    #expect(texts("VStack { Text(String(localized: \"tide\")) }\(german)") == ["High tide"])
  }
}
