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
}
