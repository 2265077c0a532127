import EarshotKit
import Testing

/// Parts of an `AttributedString` (Apple: `range(of:)`, `subscript(_:)`, `replaceSubrange(_:with:)`).
@Suite("Parts of attributed texts")
struct AttributedTextTests {
  private func said(_ code: String) throws -> [String] {
    try stops(
      of: "Text(text)",
      with: """
        var text: AttributedString {
          var text = AttributedString("I agree to the {terms} of use")
          let url = URL(string: "https://example.com")
          \(code)
          return text
        }
        """)
  }

  @Test(
    "A part can be given a link, replaced, taken away",
    arguments: [
      (
        "if let part = text.range(of: \"agree\") { text[part].link = url }",
        "I agree to the {terms} of use, link"
      ),
      (
        """
        var terms = AttributedString("terms")
        terms.link = url
        if let part = text.range(of: "{terms}") { text.replaceSubrange(part, with: terms) }
        """, "I agree to the terms of use, link"
      ),
      ("if let part = text.range(of: \"{terms} \") { text.removeSubrange(part) }", "I agree to the of use"),
      (
        "text.insert(AttributedString(\"Yes. \"), at: text.startIndex)",
        "Yes. I agree to the {terms} of use"
      ),
      ("if let part = text.range(of: \"none\") { text[part].link = url }", "I agree to the {terms} of use"),
    ])
  func parts(code: String, expected: String) throws {
    #expect(try said(code) == [expected])
  }

  @Test("An extension of the app's replaces a placeholder")
  func extensions() throws {
    let source = """
      import SwiftUI
      extension AttributedString {
        mutating func replace(_ placeholder: String, with part: AttributedString) {
          guard let range = range(of: placeholder) else { return }
          replaceSubrange(range, with: part)
        }
      }
      struct Footer {
        let text: AttributedString
        init() {
          var text = AttributedString("More in the {link}.")
          text.replace("{link}", with: AttributedString("logbook"))
          self.text = text
        }
      }
      #Preview { Text(Footer().text) }
      """
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Footer.swift")
    #expect(try #require(input.readings().first).elements.map(\.announcement) == ["More in the logbook."])
  }

  // A symbol is no letters: its name stays as VoiceOver has it.
  @Test("Capitals leave the name of a symbol in a text alone")
  func capitals() throws {
    #expect(
      try stops(of: #"Text("\(Image(systemName: "star")) fresh figs").textCase(.uppercase)"#)
        == ["Favorite FRESH FIGS"])
  }
}
