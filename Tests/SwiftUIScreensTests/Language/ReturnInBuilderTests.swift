import EarshotVocabulary
import Testing

/// The Swift Programming Language, Attributes, `resultBuilder`; Swift Evolution 289: "if the function body contains
/// an explicit return statement, the result builder transformation is not applied".
@Suite("Bodies that return what they show") struct ReturnInBuilderTests {
  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    Screen(
      "import LogKit\nimport SwiftUI\n\(declarations)\nstruct Probe: View { let rows = 3; var body: some View { \(body) } }",
      open: "Probe"
    ).texts
  }

  @Test("What is called before and given to nobody is not shown")
  func dropped() {
    #expect(texts("Log.shared.seen(\"tides\")\nreturn Text(\"Tides\")") == ["Tides"])
    #expect(texts("Log.shared.time(\"tides\") { Text(\"timed\") }\nreturn Text(\"Tides\")") == ["Tides"])
  }

  @Test("A branch that returns gives the body")
  func branches() {
    let body = """
      Log.shared.seen("tides")
      if rows > 2 { return AnyView(Text("Many")) }
      switch rows { case 0: return AnyView(Text("None")); default: break }
      return AnyView(Text("Few"))
      """
    #expect(texts(body) == ["Many"])
    #expect(texts(body.replacing("rows > 2", with: "rows > 5")) == ["Few"])
    let guarded = "guard rows < 2 else { return AnyView(Text(\"Enough\")) }\nreturn AnyView(Text(\"Few\"))"
    #expect(texts("Log.shared.seen(\"tides\")\n\(guarded)") == ["Enough"])
  }

  @Test("What only closures return leaves the body to the builder")
  func closures() {
    let body = """
      let titles = (1...rows).map { row in return "Row \\(row)" }
      Text(titles[0])
      Text(titles[1])
      """
    #expect(texts("VStack { \(body) }") == ["Row 1", "Row 2"])
  }

  @Test("A builder of the app's own is left out too")
  func ownBuilders() {
    let declared = """
      @resultBuilder enum Words {
        static func buildExpression(_ text: String) -> [String] { [text] }
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["built"] }
      }
      struct Signs {
        let isLong: Bool
        @Words var all: [String] { if isLong { return ["North", "Pier"] }; return ["Pier"] }
        @Words var made: [String] { "South"; "Quay" }
      }
      """
    let body = """
      VStack {
        Text(Signs(isLong: true).all.joined(separator: " "))
        Text(Signs(isLong: false).all.joined(separator: " "))
        Text(Signs(isLong: false).made.joined(separator: " "))
      }
      """
    #expect(texts(body, declared) == ["North Pier", "Pier", "South Quay built"])
  }
}
