import EarshotVocabulary
import Testing

// SE-0289, result builders: buildBlock, buildExpression, buildOptional, buildEither and buildArray of a
// builder of lists join its parts in their order.
@Suite("Builders of the app's own") struct BuilderTests {
  private let declarations = """
    struct Boat: Identifiable { let id = UUID(); var name: String }
    @resultBuilder enum FleetBuilder {
      static func buildExpression(_ boat: Boat) -> [Boat] { [boat] }
      static func buildBlock(_ parts: [Boat]...) -> [Boat] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [Boat]?) -> [Boat] { part ?? [] }
      static func buildEither(first part: [Boat]) -> [Boat] { part }
      static func buildEither(second part: [Boat]) -> [Boat] { part }
      static func buildArray(_ parts: [[Boat]]) -> [Boat] { parts.flatMap { $0 } }
    }
    struct Fleet: View {
      let boats: [Boat]
      init(@FleetBuilder _ boats: () -> [Boat]) { self.boats = boats() }
      var body: some View { ForEach(boats) { Text($0.name) } }
    }
    """

  private func screen(_ body: String, members: String = "let isOpen = true") -> Screen {
    Screen(probe(body, members: members, declarations: declarations), open: "Probe")
  }

  @Test(
    "A builder of a list gives all its parts",
    arguments: [
      ("Fleet { Boat(name: \"a\") }", ["a"]), ("Fleet { Boat(name: \"a\"); Boat(name: \"b\") }", ["a", "b"]),
      ("Fleet { if isOpen { Boat(name: \"a\") }; Boat(name: \"b\") }", ["a", "b"]),
      (
        "Fleet { if !isOpen { Boat(name: \"a\") } else { Boat(name: \"c\"); Boat(name: \"d\") } }",
        ["c", "d"]
      ),
      ("Fleet { for n in 1...3 where n != 2 { Boat(name: \"\\(n)\") } }", ["1", "3"]), ("Fleet { }", []),
      ("Fleet { if !isOpen { Boat(name: \"a\") } }", []),
      ("Fleet { let name = \"x\"; Boat(name: name); Boat(name: name + \"y\") }", ["x", "xy"]),
    ])
  func lists(body: String, expected: [String]) {
    let screen = screen("VStack { \(body); Text(\"end\") }")
    #expect(screen.texts == expected + ["end"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A builder of a closure may have any name")
  func names() {
    let declarations = declarations.replacing("FleetBuilder", with: "Fleets")
    let body = "Fleet { Boat(name: \"a\"); Boat(name: \"b\") }"
    let screen = Screen(probe(body, declarations: declarations), open: "Probe")
    #expect(screen.texts == ["a", "b"])
  }

  @Test("So do a property and a function that are builders")
  func members() {
    let members = """
      @FleetBuilder var moored: [Boat] { Boat(name: "a"); Boat(name: "b") }
      @FleetBuilder func out(_ name: String) -> [Boat] { Boat(name: name); Boat(name: "z") }
      """
    let screen = screen("VStack { ForEach(moored + out(\"y\")) { Text($0.name) } }", members: members)
    #expect(screen.texts == ["a", "b", "y", "z"])
  }

  @Test("A builder that joins to something else is named, with its place")
  func others() {
    let declarations = """
      @resultBuilder enum LineBuilder { static func buildBlock(_ parts: String...) -> String { parts.joined() } }
      func line(@LineBuilder _ parts: () -> String) -> String { parts() }
      """
    let screen = Screen(
      probe("Text(line { \"a\"; \"b\" })", declarations: declarations), open: "Probe")
    #expect(screen.notices.contains { $0.message.contains("builder joins 2 values") && $0.location != nil })
  }
}
