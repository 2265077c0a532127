import EarshotVocabulary
import Testing

@Suite("Names an app shares with the SDK") struct SharedNameTests {
  private func texts(_ declarations: String, _ body: String, members: String = "") -> [String] {
    Screen(
      "\(declarations)\nstruct Probe: View { \(members); var body: some View { VStack { \(body) } } }",
      open: "Probe"
    ).texts
  }

  @Test("A function that takes something else leaves the name to the SDK's view")
  func functions() {
    let declared = """
      func Section(_ title: String, note: String, @ViewBuilder content: () -> some View) -> some View {
        Group { Text(note); Section { content() } header: { Text(title) } } }
      """
    #expect(texts(declared, "Section { Text(\"in\") }") == ["in"])
    #expect(texts(declared, "Section(\"T\", note: \"N\") { Text(\"in\") }").contains("N"))
  }

  @Test("What an app adds to a protocol named like a type inside one of the SDK's leaves that type alone")
  func nestedTypes() {
    let declared =
      "protocol Scalar {}\nextension Scalar where Self: FixedWidthInteger { var depth: Int { 4 } }"
    #expect(texts(declared, "Text(String(Character(Unicode.Scalar(UInt8(97)))))") == ["a"])
  }

  // swiftc prints the same.
  @Test("What a protocol of the app's asks of the library's types is the library's own")
  func requirements() {
    let declared = """
      protocol Decoding { func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T }
      extension JSONDecoder: Decoding {}
      extension Data {
        func decoded<T: Decodable>(as type: T.Type = T.self, by decoder: Decoding = JSONDecoder()) throws -> T {
          try decoder.decode(T.self, from: self)
        }
      }
      struct Tide: Decodable { let height: Int }
      protocol Counted { var count: Int { get }; var isEmpty: Bool { get } }
      extension Array: Counted {}
      extension String: Counted {}
      let data = Data("{\\"height\\": 4}".utf8)
      """
    let shown = """
      Text("\\((try? data.decoded(as: Tide.self))?.height ?? -1)")
      Text("\\([1, 2].count) \\("reef".count) \\("".isEmpty)")
      """
    #expect(texts(declared, shown) == ["4", "2 4 true"])
  }

  @Test("A binding's own value needs no self in its extension")
  func bindings() {
    let declared = """
      extension Binding where Value == Bool {
        func negated() -> Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }
      """
    let shown = Screen(
      "\(declared)\nstruct Probe: View { @State var on = false; var body: some View { Toggle(\"T\", isOn: $on.negated()) } }",
      open: "Probe")
    #expect(shown.outline.contains("isOn: $true"))
  }
}

@Suite("Names that a module shares with the library") struct LibraryNameTests {
  @Test("A type that has another module's name hides no function of the library's type behind its module")
  func statics() {
    let declarations = "enum Duration: Int { case brief, long }"
    #expect(
      Evaluation(
        "return Swift.Duration.seconds(90).formatted(.units(width: .narrow))", declarations: declarations
      )
      .text
        == "1m 30s")
    #expect(Evaluation("return Duration.long.rawValue", declarations: declarations).text == "1")
  }
}
