import Testing

// Swift's language reference, "Explicit Member Expression": a method that is named without a call is a
// function bound to the value before it, or to `self`.
@Suite("Modifiers named without a call") struct ModifierReferenceTests {
  @Test("In an extension of View they are functions of `self`")
  func ofSelf() {
    let added = """
      extension View {
        var inAllSchemes: some View { ForEach(ColorScheme.allCases, id: \\.self, content: preferredColorScheme) }
        var dimmed: some View { [0.5].map(self.opacity).first! }
        var named: some View { ["North quay"].map(accessibilityLabel(_:)).first! }
      }
      """
    #expect(columnTexts(#"Text("Ebb").inAllSchemes"#, beside: added) == ["Ebb", "Ebb"])
    #expect(
      outline(#"VStack { Text("Ebb").dimmed; Text("Flood").named }"#, declarations: added) == """
        VStack
          Text "Ebb" .opacity(0.5)
          Text "Flood" .accessibilityLabel("North quay")
        """)
  }

  @Test("An app's own member of the name is meant before the modifier")
  func own() {
    let added = """
      struct Berth { let opacity: String; var said: String { opacity } }
      extension View { func padding(_ words: String) -> Text { Text(words) }
        var padded: some View { ["roomy"].map(padding).first! } }
      """
    #expect(
      columnTexts(#"Text(Berth(opacity: "dim").said); Text("x").padded"#, beside: added) == ["dim", "roomy"])
  }
}
