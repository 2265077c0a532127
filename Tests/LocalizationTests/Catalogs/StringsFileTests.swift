import EarshotVocabulary
import Testing

@testable import EarshotLocalization

/// Apple's documentation of strings files.
@Suite("Strings files")
struct StringsFileTests {
  private func table(_ text: String) -> TextTable { StringsFile.read(Array(text.utf8)) }

  private func text(_ key: String, _ table: TextTable) -> String? {
    table.entries[key]?.translation.body.text(nil, language: "en", isPad: false)
  }

  @Test("Keys, texts and both kinds of comment (spec formats.md 9.2)")
  func entries() {
    let table = table(
      """
      /* A "title" = "in a comment"; */
      "title" = "Settings"; // and so on
      "a11y_close"="Close";
      """)
    #expect(text("title", table) == "Settings")
    #expect(text("a11y_close", table) == "Close")
    #expect(table.entries.count == 2)
    #expect(table.fault == nil)
  }

  @Test("Keys without quotes, a key alone, and texts over several lines (spec formats.md 9.2)")
  func oldStyle() {
    let table = table("{ NSCameraUsage = \"For photos\"; \"Done\"; long = \"a\nb\"; }")
    #expect(text("NSCameraUsage", table) == "For photos")
    #expect(text("Done", table) == "Done")
    #expect(text("long", table) == "a\nb")
    #expect(table.fault == nil)
  }

  @Test("Escapes (spec formats.md 9.2)")
  func escapes() {
    let table = table(#""k\"" = "a\nb\t\\ \U00e9 \Ud83d\Ude00";"#)
    #expect(text("k\"", table) == "a\nb\t\\ é 😀")
  }

  @Test("UTF-16 in either order and UTF-8 with a byte order mark (spec formats.md 9.2)")
  func encodings() {
    let text = "\"k\" = \"Größe\";"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xff, 0xfe] + units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xfe, 0xff] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    for bytes in [little, big, [0xef, 0xbb, 0xbf] + Array(text.utf8), Array(little.dropFirst(2))] {
      let table = StringsFile.read(CatalogBytes.decoded(bytes))
      #expect(self.text("k", table) == "Größe")
    }
  }

  @Test("A file that is a property list in XML (spec formats.md 9.2)")
  func xml() {
    let table = table(
      "<?xml version=\"1.0\"?><plist><dict><key>k</key><string>A &amp; B</string></dict></plist>")
    #expect(text("k", table) == "A & B")
  }

  @Test(
    "A fault has its place, and the entries around it are read",
    arguments: [
      ("\"a\" = \"A\";\n\"b\" = ;\n\"c\" = \"C\";", 2), ("\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";", 2),
      ("\"a\" = \"A\";\n= \"x\";\n\"c\" = \"C\";", 2),
    ])
  func faults(source: String, line: Int) {
    let texts = catalogs(["en.lproj/Localizable.strings": source])
    #expect(texts.text("a") == "A")
    #expect(texts.text("c") == "C")
    let notice = texts.answer(CatalogQuery("a", locale: "en")).notices.first
    #expect(notice?.location?.line == line)
    #expect(notice?.kind == .input)
  }

  @Test(
    "Texts and comments without an end are faults", arguments: ["\"a\" = \"b", "/* a", "\"a", "\"a\" =", "a"])
  func ends(source: String) {
    #expect(table(source).fault != nil)
  }

  @Test("A compiled file says that its source is needed")
  func binary() {
    #expect(table("bplist00....").fault?.message.contains("compiled") == true)
  }
}

/// Apple's documentation of localized folders of a bundle.
@Suite("Languages by folder")
struct LanguageFolderTests {
  let texts = catalogs([
    "App/en.lproj/Localizable.strings": "\"title\" = \"Settings\";\n\"only\" = \"Only here\";",
    "App/de.lproj/Localizable.strings": "\"title\" = \"Einstellungen\";",
    "App/pt-BR.lproj/Localizable.strings": "\"title\" = \"Ajustes\";",
    "App/zh-Hant.lproj/Localizable.strings": "\"title\" = \"設定\";",
    "App/en.lproj/Errors.strings": "\"title\" = \"Error\";",
  ])

  @Test(
    "The language is the name of the folder; regions and scripts find what serves them",
    arguments: [
      ("en_US", "Settings"), ("de", "Einstellungen"), ("de_CH", "Einstellungen"), ("pt", "Ajustes"),
      ("pt_PT", "Ajustes"), ("zh_TW", "設定"), ("zh-Hans", "Settings"), ("ja", "Settings"),
    ])
  func folders(locale: String, expected: String) {
    #expect(texts.text("title", locale: locale) == expected)
  }

  @Test("The table is the name of the file")
  func table() {
    #expect(texts.text("title", table: "Errors") == "Error")
    #expect(texts.text("title", table: "None") == nil)
  }

  @Test("A text that only another language has is read from there, with a notice")
  func missing() {
    #expect(texts.text("only", locale: "de") == "Only here")
    #expect(
      texts.notices("only", locale: "de") == [
        "App/en.lproj/Localizable.strings:2:1: warning: \"only\" is not translated to de; its text in en is read"
      ])
  }

  @Test("Base texts serve every language that has none")
  func base() {
    let texts = catalogs([
      "Base.lproj/Localizable.strings": "\"a\" = \"A\";\n\"b\" = \"B\";",
      "German.lproj/Localizable.strings": "\"a\" = \"Ä\";",
    ])
    #expect(texts.text("a", locale: "de") == "Ä")
    #expect(texts.text("b", locale: "de") == "B")
    #expect(texts.text("b", locale: "en_US") == "B")
    #expect(texts.notices("b", locale: "en_US") == [])
    #expect(texts.notices("b", locale: "de").count == 1)
  }

  @Test("Of several tables of that name, the nearest to the source file that has the key answers")
  func nearest() {
    let texts = catalogs([
      "App/en.lproj/Localizable.strings": "\"title\" = \"App\";\n\"app\" = \"Only the app\";",
      "Packages/Feed/Sources/Feed/Resources/en.lproj/Localizable.strings": "\"title\" = \"Feed\";",
      "Packages/Profile/Sources/Profile/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"title\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"Profile\"}}}}}}",
    ])
    #expect(texts.text("title", near: "App/Root.swift") == "App")
    #expect(texts.text("title", near: "Packages/Feed/Sources/Feed/List/Row.swift") == "Feed")
    #expect(texts.text("title", near: "./Packages/Profile/Sources/Profile/View.swift") == "Profile")
    #expect(texts.text("app", near: "Packages/Feed/Sources/Feed/List/Row.swift") == "Only the app")
  }
}
