import Testing

/// The Swift Programming Language, "Extensions": initializers that an app adds stand beside the SDK's own.
@Suite("Initialisers that an app adds to the SDK's types") struct AddedInitializerTests {
  private let number = """
    extension Text {
      init(_ value: Double, number: NumberFormatter.Style = .decimal) {
        self.init(NumberFormatter.localizedString(from: NSNumber(value: value), number: number))
      }
    }
    """

  @Test(
    "A text is made of what is one, whatever the app makes of numbers",
    arguments: [
      ("Text(tide.rawValue)", "high"), ("Text(note ?? \"\")", "Neap"),
      ("Text(isHigh ? \"High\" : \"Low\")", "High"),
      ("Text(AttributedString(\"Styled\"))", "Styled"), ("Text(words(2).first ?? \"\")", "a"),
      ("Text(0.25, number: .percent)", "25%"), ("Text(12000.0)", "12,000"), ("Text(Double(3))", "3"),
      ("ForEach([\"One\"], id: \\.self) { Text($0) }", "One"),
    ])
  func numbers(body: String, expected: String) {
    let screen = Screen(
      probe(
        body,
        members: """
          let tide = Tide.high; let note: String? = "Neap"; let isHigh = true
          func words(_ count: Int) -> [String] { ["a", "b"].prefix(count).map { $0 } }
          """, declarations: "enum Tide: String { case high }\n" + number), open: "Probe")
    #expect(screen.texts == [expected])
    #expect(screen.notices.map(\.message) == [])
  }

  @Test("Initialisers of the same labels for several optionals call the SDK's, not each other")
  func optionals() {
    let code = """
      extension NSNumber {
        convenience init?(value: Bool?) { guard let value else { return nil }; self.init(value: value) }
        convenience init?(value: Double?) { guard let value else { return nil }; self.init(value: value) }
        convenience init?(value: Int?) { guard let value else { return nil }; self.init(value: value) }
        convenience init?(_ value: Int?) { guard let value else { return nil }; self.init(value: value) }
      }
      """
    #expect(
      value("let depth: Double? = 4.5; return NSNumber(value: depth)?.doubleValue ?? 0", with: code) == "4.5")
    #expect(value("let depth: Int? = nil; return NSNumber(value: depth) == nil", with: code) == "true")
    #expect(value("let five = 5; return NSNumber(five)?.intValue ?? 0", with: code) == "5")
    #expect(value("return NSNumber(value: 7).intValue", with: code) == "7")
  }

  // The Swift Programming Language, "Trailing Closures": labeled ones stand in the order of the parameters.
  @Test("Labelled trailing closures are those of an initialiser that has them in that order")
  func order() {
    let panel = """
      struct Panel<Content: View, Header: View, Footer: View>: View {
        var content: () -> Content
        var header: (() -> Header)? = nil
        var footer: (() -> Footer)? = nil
        var body: some View { VStack { header?(); content(); footer?() } }
      }
      extension Panel where Footer == EmptyView {
        init(
          @ViewBuilder content: @escaping () -> Content, footer: () -> Void, header: @escaping () -> Header
        ) { self.init(content: content, header: header, footer: nil) }
        init(@ViewBuilder content: @escaping () -> Content, header: @escaping () -> Header) {
          self.init(content: content, header: header, footer: nil)
        }
      }
      """
    let shown = """
      Panel { Text("A") } header: { Text("Head") } footer: { Text("Foot") }
      Panel { Text("B") } header: { Text("Head") }
      """
    #expect(columnTexts(shown, beside: panel) == ["Head", "A", "Foot", "Head", "B"])
  }

  @Test("What stands between views is a number that the app adds to numbers")
  func spacing() {
    let screen = Screen(
      probe(
        "VStack(spacing: .quay.wide) { Text(\"Tide\") }",
        declarations: """
          struct Spaces { let wide: CGFloat = 8 }
          extension CGFloat { static let quay = Spaces() }
          """), open: "Probe")
    #expect(screen.notices.map(\.message) == [])
  }
}
