import EarshotVocabulary
import Testing

@testable import EarshotLocalization

private func document(_ entries: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \(entries)
  </dict>
  </plist>
  """
}

private func rule(_ name: String, _ cases: KeyValuePairs<String, String>) -> String {
  let fields = cases.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
  return """
    <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(fields)
    </dict>
    """
}

private func entry(_ key: String, _ format: String, _ rules: String...) -> String {
  """
  <key>\(key)</key>
  <dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules.joined())</dict>
  """
}

/// Apple's documentation of the strings dictionary format.
@Suite("Strings dictionaries")
struct StringsDictionaryTests {
  private func texts(_ entries: String, language: String = "en") -> StringCatalogs {
    catalogs(["\(language).lproj/Localizable.stringsdict": document(entries)])
  }

  @Test("One variable with plural cases (spec formats.md 9.3)")
  func oneVariable() {
    let texts = texts(
      entry("trackers", "%#@count@ found", rule("count", ["one": "One tracker", "other": "%d trackers"])))
    #expect(texts.text("trackers", [1]) == "One tracker found")
    #expect(texts.text("trackers", [4]) == "4 trackers found")
  }

  @Test("A zero case is taken for 0 (spec formats.md 9.3)")
  func zero() {
    let texts = texts(entry("k", "%#@n@", rule("n", ["zero": "None", "one": "One", "other": "%d"])))
    #expect(texts.text("k", [0]) == "None")
  }

  @Test("All cases of a language that has them")
  func allCases() {
    let cases: KeyValuePairs = [
      "zero": "0", "one": "1", "two": "2", "few": "few", "many": "many", "other": "other",
    ]
    let texts = texts(entry("k", "%#@n@", rule("n", cases)), language: "ar")
    let expected = [(0, "0"), (1, "1"), (2, "2"), (7, "few"), (11, "many"), (100, "other"), (103, "few")]
    for (number, text) in expected { #expect(texts.text("k", [number], locale: "ar") == text) }
  }

  @Test("Several variables by position (spec formats.md 9.3)")
  func severalVariables() {
    let texts = texts(
      entry(
        "k", "%1$#@files@ in %2$#@folders@", rule("files", ["one": "%d file", "other": "%d files"]),
        rule("folders", ["one": "%d folder", "other": "%d folders"])))
    #expect(texts.text("k", [1, 2]) == "1 file in 2 folders")
    #expect(texts.text("k", [3, 1]) == "3 files in 1 folder")
  }

  @Test("Several variables without a position take the arguments in order")
  func inOrder() {
    let texts = texts(
      entry(
        "k", "%#@a@ and %#@b@, %@", rule("a", ["one": "%d cat", "other": "%d cats"]),
        rule("b", ["one": "%d dog", "other": "%d dogs"])))
    #expect(texts.text("k", [2, 1, "done"]) == "2 cats and 1 dog, done")
  }

  @Test("A variable's text may name other arguments, and its position may lack the dollar sign")
  func otherArguments() {
    let texts = texts(
      entry("k", "%1#@count@", rule("count", ["one": "%2$@ and 1 other", "other": "%2$@ and %d others"])))
    #expect(texts.text("k", [1, "Ada"]) == "Ada and 1 other")
    #expect(texts.text("k", [5, "Ada"]) == "Ada and 5 others")
  }

  @Test("A variable inside a variable")
  func nested() {
    let texts = texts(
      entry(
        "k", "%1$#@a@", rule("a", ["one": "one, %2$#@b@", "other": "%d, %2$#@b@"]),
        rule("b", ["one": "one more", "other": "%d more"])))
    #expect(texts.text("k", [2, 1]) == "2, one more")
  }

  @Test("Rules by device, and by width, of which the widest is read (spec formats.md 9.3)")
  func otherRules() {
    let texts = texts(
      """
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
        <dict><key>iphone</key><string>Tap</string><key>ipad</key><string>Touch</string></dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key>
        <dict><key>20</key><string>Short</string><key>100</key><string>The long one</string></dict></dict>
      """)
    #expect(texts.text("tap", on: .iPhone) == "Tap")
    #expect(texts.text("tap", on: .iPad) == "Touch")
    #expect(texts.text("wide") == "The long one")
  }

  @Test("It wins over the strings file of the same table (spec formats.md 9.3)")
  func precedence() {
    let texts = catalogs([
      "en.lproj/Localizable.strings": "\"k\" = \"%d things\";\n\"plain\" = \"Plain\";",
      "en.lproj/Localizable.stringsdict": document(
        entry("k", "%#@n@", rule("n", ["one": "a thing", "other": "%d things"]))),
    ])
    #expect(texts.text("k", [1]) == "a thing")
    #expect(texts.text("plain") == "Plain")
  }

  @Test("Character references, entities, comments and CDATA")
  func markup() {
    let texts = texts("<!-- <key>x</key> --><key>a&lt;b</key><string>&#233;&#x2026;<![CDATA[<b>]]></string>")
    #expect(texts.text("a<b") == "é…<b>")
  }

  @Test(
    "Faults have their place",
    arguments: [
      "<plist><dict><key>a</key><string>b</dict></plist>", "<plist><dict><string>b</string></dict></plist>",
      "<plist><dict><key>a</key>", "<plist><dict", "<plist/>", "", "<plist><array/></plist>",
      "<plist><dict><key>a</key><string>&evil;</string></dict></plist>", "<!-- never closed",
      "<!DOCTYPE plist [<!ENTITY a \"b\">",
    ])
  func faults(text: String) {
    let texts = catalogs(["en.lproj/Localizable.stringsdict": text])
    let notices = texts.answer(CatalogQuery("a", locale: "en")).notices
    #expect(notices.count == 1)
    #expect(notices.first?.location?.file == "en.lproj/Localizable.stringsdict")
  }

  @Test("Nesting is bounded")
  func nesting() {
    let deep = String(repeating: "<array>", count: 100_000)
    let fault = StringsDictionaryFile.read(Array("<plist>\(deep)".utf8)).fault
    #expect(fault?.message == "nested deeper than 64 levels")
  }
}
