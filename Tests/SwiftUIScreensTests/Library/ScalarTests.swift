import Testing

/// The Swift standard library's documentation of `Unicode.Scalar.Properties`.
@Suite("What Unicode says of scalars") struct ScalarTests {
  private let helpers = """
    extension Character {
      var isSimpleEmoji: Bool {
        guard let first = unicodeScalars.first?.properties else { return false }
        return unicodeScalars.count == 1 && (first.isEmojiPresentation || first.generalCategory == .otherSymbol)
      }
      var isJoinedEmoji: Bool {
        unicodeScalars.count > 1
          && unicodeScalars.contains { $0.properties.isJoinControl || $0.properties.isVariationSelector }
      }
    }
    """

  @Test(
    "Whether a text is of emoji is asked of its scalars",
    arguments: [
      ("⛵", "true false"), ("👩‍🚀", "false true"), ("☂️", "false true"), ("a", "false false"),
      ("7", "false false"),
    ])
  func emoji(text: String, expected: String) {
    let source = "let c: Character = \"\(text)\"; return \"\\(c.isSimpleEmoji) \\(c.isJoinedEmoji)\""
    #expect(Evaluation(source, declarations: helpers).text == expected)
  }

  @Test(
    "Names, numbers and mappings of a scalar",
    arguments: [
      ("\"⛵\".unicodeScalars.first!.properties.name ?? \"none\"", "SAILBOAT"),
      ("\"½\".unicodeScalars.first!.properties.numericValue ?? 0", "0.5"),
      ("\"ß\".unicodeScalars.first!.properties.uppercaseMapping", "SS"),
      ("\"x y\".unicodeScalars.filter { $0.properties.isAlphabetic }.count", "2"),
      ("\"-\".unicodeScalars.first!.properties.generalCategory == .dashPunctuation", "true"),
    ])
  func others(source: String, expected: String) { #expect(Evaluation(source).text == expected) }

  @Test("An app adds to scalars and to code units")
  func added() {
    let code = """
      extension Unicode.Scalar { var codePoint: String { "U+\\(value.padded)" } }
      extension UTF32.CodeUnit { var padded: String { String(format: "%04X", self) } }
      """
    #expect(Evaluation("\"é\".unicodeScalars.first!.codePoint", declarations: code).text == "U+00E9")
  }

  @Test(
    "A text's bytes are asked one by one, as those of a static text are",
    arguments: [
      ("begins(\"ebb tide\", \"ebb\")", "true"), ("begins(\"ebb tide\", \"tide\")", "false"),
      ("UInt8(ascii: \"[\")", "91"), ("UInt8(ascii: \"7\")", "55"),
      ("\"ebb\".utf8.first == UInt8(ascii: \"e\")", "true"),
    ])
  func bytes(source: String, expected: String) {
    let code = """
      func begins(_ text: String, _ start: StaticString) -> Bool {
        start.withUTF8Buffer { bytes in
          let text = text.utf8
          guard text.count >= start.utf8CodeUnitCount else { return false }
          var index = text.startIndex
          for byte in bytes {
            if text[index] != byte { return false }
            index = text.index(after: index)
          }
          return true
        }
      }
      """
    #expect(Evaluation(source, declarations: code).text == expected)
  }
}
