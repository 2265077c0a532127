import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary
import Testing

private let catalog = """
  {"sourceLanguage":"en","version":"1.0","strings":{
    "greeting":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Good morning"}},
      "de":{"stringUnit":{"state":"translated","value":"Guten Morgen"}}}},
    "%lld items":{"localizations":{
      "en":{"variations":{"plural":{
        "one":{"stringUnit":{"value":"%lld item"}},"other":{"stringUnit":{"value":"%lld items"}}}}},
      "de":{"variations":{"plural":{
        "one":{"stringUnit":{"value":"%lld Ding"}},"other":{"stringUnit":{"value":"%lld Dinge"}}}}}}},
    "%@ by %@":{"localizations":{
      "de":{"stringUnit":{"value":"**%2$@**: %1$@"}}}},
    "100%":{"localizations":{"de":{"stringUnit":{"value":"hundert%"}}}},
    "welcome.key":{"localizations":{
      "en":{"stringUnit":{"value":"Welcome, %@"}},"de":{"stringUnit":{"value":"Willkommen, %@"}}}},
    "hero":{"localizations":{"en":{"stringUnit":{"value":"A mountain at dawn"}}}},
    "bold":{"localizations":{"en":{"stringUnit":{"value":"**Very** bold"}}}}
  }}
  """
private let strings = ["App/Localizable.xcstrings": catalog]

@Suite("Texts from catalogs")
struct CatalogTextTests {
  private func texts(
    _ body: String, members: String = "", declarations: String = "", locale: String = "en_US"
  )
    -> [String]
  {
    CatalogScreen(body, members: members, declarations: declarations, resources: strings, locale: locale)
      .texts
  }

  @Test("A literal is a key; --locale chooses the language (issue: --locale de reads the German)")
  func literal() {
    #expect(texts("Text(\"greeting\")") == ["Good morning"])
    #expect(texts("Text(\"greeting\")", locale: "de") == ["Guten Morgen"])
  }

  @Test("What is not known in a key stands in the catalog's words", arguments: ["Bundle.main.word", "word"])
  func unknown(value: String) {
    #expect(
      texts("Text(\"\\(\(value)) by \\(\"Gull\")\")", locale: "de") == ["Gull: «\(value)»"])
  }

  @Test("A localization value is a key, with what is put into it (Foundation: String.LocalizationValue)")
  func localizationValues() {
    let members = """
      func words(_ key: String.LocalizationValue) -> String { String(localized: key) }
      func made(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }
      """
    #expect(texts("Text(words(\"\\(3) items\"))", members: members, locale: "de") == ["3 Dinge"])
    #expect(texts("Text(made(\"greeting\"))", members: members, locale: "de") == ["Guten Morgen"])
    #expect(
      texts("Text(String(localized: String.LocalizationValue(\"\\(1) items\")))", members: members) == [
        "1 item"
      ])
  }

  // Shipped apps leave the table of their own language to be filled in by its keys; CoreFoundation's
  // CFBundleCopyLocalizedString gives the empty text. That SwiftUI shows the key is assumed from such apps.
  @Test("A key whose text is left empty shows itself in a text, and is empty by NSLocalizedString (assumed)")
  func empty() {
    let screen = CatalogScreen(
      "Text(\"Moor\"); Text(NSLocalizedString(\"Moor\", comment: \"\") + \".\")",
      resources: ["App/en.lproj/Localizable.strings": "\"Moor\" = \"\";"])
    #expect(screen.texts == ["Moor", "."])
  }

  @Test("Without a catalog, and without the key, the literal is the text")
  func noCatalog() {
    #expect(CatalogScreen("Text(\"greeting\")", resources: [:]).texts == ["greeting"])
    #expect(texts("Text(\"Good night\")") == ["Good night"])
  }

  @Test("A String is no key")
  func verbatim() {
    #expect(
      texts(
        "VStack { Text(verbatim: \"greeting\"); Text(name) }", members: "let name = \"greeting\"") == [
          "greeting", "greeting",
        ])
  }

  @Test("An interpolated key has its placeholders' normal form, and plural cases (spec swiftui-corpus.md 7)")
  func interpolated() {
    #expect(texts("VStack { Text(\"\\(1) items\"); Text(\"\\(2) items\") }") == ["1 item", "2 items"])
    #expect(texts("Text(\"\\(count) items\")", members: "let count = 2847", locale: "de") == ["2.847 Dinge"])
  }

  @Test("Markdown of a translation is taken out, but never that of an argument")
  func markdown() {
    let screen = CatalogScreen(
      "Text(\"\\(title) by \\(author)\")", members: "let title = \"a_b_c *d*\"; let author = \"Ada\"",
      resources: strings, locale: "de")
    #expect(screen.texts == ["Ada: a_b_c *d*"])
    guard case .text(let content)? = screen.nodes("Text").first?.unlabeled() else {
      Issue.record("no text")
      return
    }
    #expect(content.runs.first?.attributes.isBold == true)
  }

  @Test("A text without arguments is no format")
  func percent() {
    #expect(texts("Text(\"100%\")", locale: "de") == ["hundert%"])
    #expect(texts("Text(\"50%\")") == ["50%"])
  }

  @Test("Titles, labels and accessibility labels are keys")
  func everywhere() {
    let screen = CatalogScreen(
      "Button(\"greeting\") { }.accessibilityLabel(\"welcome.key\").accessibilityHint(\"greeting\")",
      resources: strings, locale: "de")
    let button = screen.nodes("Button").first
    #expect(button?.unlabeled()?.string == "Guten Morgen")
    #expect(button?.modifiers.first?.arguments.first?.value.string == "Willkommen, %@")
  }

  @Test("Parameters and properties of the type LocalizedStringKey")
  func typed() {
    let row = "struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }"
    #expect(texts("Row(title: \"greeting\")", declarations: row, locale: "de") == ["Guten Morgen"])
  }

  @Test("String(localized:), NSLocalizedString and LocalizedStringResource (spec swiftui-corpus.md 7)")
  func functions() {
    let members = """
      let a = String(localized: "greeting", comment: "On top")
      let b = NSLocalizedString("greeting", comment: "")
      let c: LocalizedStringResource = "greeting"
      let d = String(localized: "welcome.key", defaultValue: "Hello \\("Ada")")
      let e = String(localized: "none.key", defaultValue: "Hello \\("Ada")")
      let f = NSLocalizedString("none.key", value: "Fallback", comment: "")
      """
    #expect(
      texts(
        "VStack { Text(a); Text(b); Text(c); Text(d); Text(e); Text(f) }", members: members, locale: "de")
        == [
          "Guten Morgen", "Guten Morgen", "Guten Morgen", "Willkommen, Ada", "Hello Ada", "Fallback",
        ])
  }

  @Test("Markdown stays in a String")
  func markdownInString() {
    #expect(
      texts("VStack { Text(\"bold\"); Text(word) }", members: "let word = String(localized: \"bold\")") == [
        "Very bold", "**Very** bold",
      ])
  }

  @Test("Another table, and arguments that are no content")
  func table() {
    let screen = CatalogScreen(
      "Text(\"ok\", tableName: \"Buttons\", bundle: .module, comment: \"To confirm\")",
      resources: ["App/en.lproj/Buttons.strings": "\"ok\" = \"All right\";"])
    #expect(screen.texts == ["All right"])
    #expect(screen.nodes("Text").first?.arguments.count == 1)
    #expect(screen.notices == [])
  }

  @Test("A missing translation is a notice with the catalog's place, once")
  func missing() {
    let screen = CatalogScreen("VStack { Text(\"bold\"); Text(\"bold\") }", resources: strings, locale: "de")
    #expect(screen.texts == ["Very bold", "Very bold"])
    #expect(
      screen.notices == [
        "App/Localizable.xcstrings:16:3: warning: \"bold\" is not translated to de; its text in en is read"
      ])
  }

  @Test("Of several modules' catalogs the nearest answers")
  func nearest() {
    let resources = [
      "App/en.lproj/Localizable.strings": "\"title\" = \"App\";",
      "Packages/Feed/Sources/Feed/Resources/en.lproj/Localizable.strings": "\"title\" = \"Feed\";",
    ]
    let screen = CatalogScreen(
      "Text(\"title\")", resources: resources, path: "Packages/Feed/Sources/Feed/Probe.swift")
    #expect(screen.texts == ["Feed"])
  }

  @Test("An image is labelled by the text whose key is its name (spec formats.md 10)")
  func image() {
    let screen = CatalogScreen(
      "VStack { Image(\"hero\"); Image(\"other\"); Image(decorative: \"hero\") }", resources: strings)
    #expect(
      screen.nodes("Image").map { $0.argument("label")?.string } == ["A mountain at dawn", nil, nil])
  }
}

@Suite("Generated accessors of texts")
struct AccessorTests {
  /// As SwiftGen's template for structured strings writes them.
  private static let accessors = """
    internal enum L10n {
      /// Settings
      internal static let title = L10n.tr("Localizable", "settings.title", fallback: "Settings")
      internal static func items(_ p1: Int) -> String {
        return L10n.tr("Localizable", "items", p1, fallback: "Plural format key")
      }
      internal enum Profile {
        internal static func hello(_ p1: Any) -> String {
          return L10n.tr("Localizable", "profile.hello", String(describing: p1), fallback: "Hello, %@")
        }
      }
    }
    extension L10n {
      private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
        let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    private final class BundleToken {
      static let bundle: Bundle = {
        #if SWIFT_PACKAGE
        return Bundle.module
        #else
        return Bundle(for: BundleToken.self)
        #endif
      }()
    }
    """
  private static let dictionary = """
    <plist><dict><key>items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d Ding</string><key>other</key><string>%d Dinge</string></dict>
    </dict></dict></plist>
    """
  private static let resources = [
    "App/de.lproj/Localizable.strings":
      "\"settings.title\" = \"Einstellungen\";\n\"profile.hello\" = \"Hallo, %@\";",
    "App/de.lproj/Localizable.stringsdict": dictionary,
  ]

  @Test("L10n.tr ends in Bundle.localizedString and String(format:) (spec swiftui-corpus.md 7)")
  func swiftGen() {
    let screen = CatalogScreen(
      "VStack { Text(L10n.title); Text(L10n.Profile.hello(\"Ada\")); Text(L10n.items(1)); Text(L10n.items(1200)) }",
      declarations: AccessorTests.accessors, resources: AccessorTests.resources, locale: "de")
    #expect(screen.texts == ["Einstellungen", "Hallo, Ada", "1 Ding", "1.200 Dinge"])
    #expect(screen.notices == [])
  }

  @Test("Without a catalog the fallback is read")
  func fallback() {
    let screen = CatalogScreen(
      "VStack { Text(L10n.title); Text(L10n.Profile.hello(\"Ada\")) }", declarations: AccessorTests.accessors,
      resources: [:])
    #expect(screen.texts == ["Settings", "Hello, Ada"])
  }

  @Test("String(format: NSLocalizedString(…)) and localizedStringWithFormat choose plural cases")
  func plural() {
    let members = """
      let a = String(format: NSLocalizedString("items", comment: ""), 1)
      let b = String.localizedStringWithFormat(NSLocalizedString("items", comment: ""), 2000)
      let c = String(format: NSLocalizedString("items", comment: ""), 2000)
      """
    let screen = CatalogScreen(
      "VStack { Text(a); Text(b); Text(c) }", members: members, resources: AccessorTests.resources,
      locale: "de")
    #expect(screen.texts == ["1 Ding", "2.000 Dinge", "2000 Dinge"])
  }
}
