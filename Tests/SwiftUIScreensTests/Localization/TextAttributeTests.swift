import Testing

/// Foundation: attributes in Markdown, `^[text](name: value)`.
@Suite("Attributes in a text") struct TextAttributeTests {
  @Test("Attributes of an app's own are not heard, and what is around stays")
  func attributes() {
    let shown = Screen(
      "struct Probe: View { var body: some View { Text(\"Low ^[tide](tint: 'blue') at noon\") } }",
      open: "Probe")
    #expect(shown.texts == ["Low tide at noon"])
  }

  @Test("An image is its description, without a link (CommonMark 6.4, AttributedString's imageURL)")
  func images() {
    let shown = Screen(
      "struct Probe: View { var body: some View { Text(\"Ask ![the chart](https://example.org/c.png)! Now!\") } }",
      open: "Probe")
    #expect(shown.texts == ["Ask the chart! Now!"])
    let runs = shown.nodes.last { $0.name == "Text" }?.unlabeled()?.text?.runs ?? []
    #expect(runs.allSatisfy { $0.attributes.link == nil })
  }

  @Test(
    "One tilde strikes through as two do; three, and those with a space inside, are tildes (GitHub Flavored Markdown, 6.5)",
    arguments: [
      ("~Low~ tide", "Low tide"), ("~~Low~~ tide", "Low tide"), ("~~~Low~~~ tide", "~~~Low~~~ tide"),
      ("~5 to ~9 m", "~5 to ~9 m"),
    ])
  func tildes(text: String, expected: String) {
    let shown = Screen("struct Probe: View { var body: some View { Text(\"\(text)\") } }", open: "Probe")
    #expect(shown.texts == [expected])
  }
}
