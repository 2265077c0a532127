import EarshotVocabulary
import Foundation
import Testing

@Suite("Text quoted for JSON")
struct QuotedJSONTests {
  @Test(
    "What RFC 8259 wants escaped is escaped, all else is written as it is",
    arguments: [
      ("tide", #""tide""#), ("a \"b\" \\ c", #""a \"b\" \\ c""#), ("1\n2\r3\t4", #""1\n2\r3\t4""#),
      ("\u{1}\u{1f}", #""\u0001\u001f""#), ("Grüße 🌊 \u{7f}", "\"Grüße 🌊 \u{7f}\""), ("", "\"\""),
    ])
  func escapes(text: String, quoted: String) { #expect(text.quotedJSON == quoted) }

  @Test("A JSON reader gives every text back")
  func roundTrip() throws {
    let all = String(String.UnicodeScalarView((0...0x2fff).compactMap(Unicode.Scalar.init)))
    let back = try JSONDecoder().decode([String].self, from: Data("[\(all.quotedJSON)]".utf8))
    #expect(back == [all])
  }
}
