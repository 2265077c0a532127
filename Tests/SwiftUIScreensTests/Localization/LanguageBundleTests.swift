import Testing

@Suite("Texts by way of a language's bundle") struct LanguageBundleTests {
  private let accessor = """
    enum Words {
      static func low(_ p1: Any) -> String { Words.tr("Localizable", "tide_low", String(describing: p1)) }
      static var pier: String { Words.tr("Localizable", "pier") }
      private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
        for language in Bundle.main.preferredLocalizations {
          if let found = find(language, table, key, args) { return found } }
        return key }
      private static func find(_ language: String, _ table: String, _ key: String, _ args: [CVarArg]) -> String? {
        guard let url = Bundle.main.url(forResource: language, withExtension: "lproj"),
          let bundle = Bundle(url: url) else { return nil }
        let format = NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
        let found = String(format: format, locale: Locale(identifier: language), arguments: args)
        return found == key ? nil : found } }
    """

  @Test("A generated accessor that looks its language's folder up gives the text, not the key")
  func accessors() {
    let screen = CatalogScreen(
      "Text(Words.pier); Text(Words.low(\"noon\"))", declarations: accessor,
      resources: ["App/en.lproj/Localizable.strings": "\"pier\" = \"Pier\"; \"tide_low\" = \"Low at %1$@\";"])
    #expect(screen.texts == ["Pier", "Low at noon"])
  }

  @Test("A picture that an app asks for by name is one that it ships")
  func media() {
    let screen = CatalogScreen(
      """
      Text(Bundle.main.url(forResource: "skerry", withExtension: "jpg") == nil ? "none" : "there")
      Text(Bundle.main.url(forResource: "skerry", withExtension: "json") == nil ? "none" : "there")
      """, resources: [:])
    #expect(screen.texts == ["there", "none"])
  }
}
