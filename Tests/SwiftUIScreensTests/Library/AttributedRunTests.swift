import Testing

/// Foundation: `AttributedString.Runs`, by themselves and by the value of one attribute.
@Suite("Runs of attributed strings") struct AttributedRunTests {
  private func texts(_ body: String) -> [String] {
    Screen(
      """
      struct Probe: View {
        let text = try! AttributedString(markdown: "See [tides](https://tides.org) and [moon](https://moon.org)")
        var body: some View { VStack { \(body) } }
      }
      """, open: "Probe"
    ).texts
  }

  @Test("By an attribute each part comes with its value and its range")
  func attributes() {
    #expect(
      texts("Text(text.runs[\\.link].compactMap { link, _ in link?.host }.joined(separator: \" \"))") == [
        "tides.org moon.org"
      ])
    #expect(texts("Text(\"\\(text.runs[\\.link].count)\")") == ["4"])
    #expect(
      texts(
        "ForEach(text.runs[\\.link].filter { $0.0 != nil }.map { String(text[$0.1].characters) }, id: \\.self) { Text($0) }"
      )
        == ["tides", "moon"])
  }

  @Test("A run has its range")
  func ranges() {
    #expect(
      texts(
        "Text(text.runs.filter { $0.link != nil }.map { String(text[$0.range].characters) }.joined(separator: \"+\"))"
      )
        == ["tides+moon"])
  }

  @Test("A part says how strongly Markdown stresses it, and nothing of looks")
  func intent() {
    let source = """
      let text = try AttributedString(markdown: "Mind the **swell** and *rocks*")
      let strong = text.runs.filter { $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true }
      let plain = text.runs.filter { $0.inlinePresentationIntent == nil && $0.font == nil }
      return "\\(text.runs.count) \\(strong.count) \\(plain.count)"
      """
    #expect(Evaluation(source).text == "4 1 2")
  }

  private let scope = """
    struct QuoteAttribute: AttributedStringKey { typealias Value = Bool; static let name = "Quote" }
    extension AttributeScopes {
      struct HarbourAttributes: AttributeScope { let quote: QuoteAttribute }
      var harbour: HarbourAttributes.Type { HarbourAttributes.self }
    }
    extension AttributeDynamicLookup {
      subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.HarbourAttributes, T>) -> T {
        self[T.self]
      }
    }
    """

  @Test("By several attributes a part comes with each value; one of the app's that nothing gave is nil")
  func severalAttributes() {
    let screen = Screen(
      """
      \(scope)
      struct Probe: View {
        let text = try! AttributedString(markdown: "See [tides](https://tides.org) there")
        var body: some View { VStack { ForEach(text.runs[\\.quote, \\.link].map(words), id: \\.self) { Text($0) } } }
        func words(_ part: (Bool?, URL?, Range<AttributedString.Index>)) -> String {
          "\\(part.0 == true ? "quote" : "plain") \\(part.1?.host ?? "none") \\(String(text[part.2].characters))"
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["plain none See ", "plain tides.org tides", "plain none  there"])
    #expect(screen.notices.map(\.message) == [])
  }

  // swiftc 6.3 with Foundation prints the same.
  @Test("An attribute of the app's that something gave has that value")
  func setAttribute() {
    let screen = Screen(
      """
      \(scope)
      struct Probe: View { var body: some View {
        var text = AttributedString("low tide")
        text.quote = true
        return Text(text.runs[\\.quote].first?.0 == true ? "quote" : "plain")
      } }
      """, open: "Probe")
    #expect(screen.texts == ["quote"])
    #expect(screen.notices.isEmpty)
  }
}
