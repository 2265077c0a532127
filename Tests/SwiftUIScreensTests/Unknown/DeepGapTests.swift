import Testing

/// What is not known is passed over by itself, wherever it stands.
@Suite("Gaps in parts of parts") struct DeepGapTests {
  /// Calls that mean several things each, and what ends them.
  private static let around = [
    ("NavigationStack {", "}"), ("List {", "}"), ("Section {", "} header: { Text(\"Harbor\") }"),
    ("Button { } label: {", "}"), ("ForEach(0..<1) { row in", "}"), ("Group {", "}"),
    ("HStack(spacing: 2) {", "}.padding()"), ("if isOpen {", "} else { Text(\"Shut\") }"),
    ("Menu {", "} label: { Text(\"More\") }"), ("Label {", "} icon: { Image(systemName: \"star\") }"),
    ("ZStack {", "}.font(.title)"), ("Group {", "}"),
  ]

  private func deep(_ inner: String) -> Screen {
    let open = DeepGapTests.around.map(\.0).joined(separator: "\n")
    let close = DeepGapTests.around.reversed().map(\.1).joined(separator: "\n")
    return Screen(
      probe(
        "VStack { Text(\"Ferry\")\n\(open)\n\(inner)\n\(close)\n}", members: "@State var isOpen = true"),
      open: "Probe")
  }

  @Test(
    "Around what is not known, all is known however deep it stands",
    arguments: ["Text(missing)", "Text(1, 2)", "Text(\"Tide\").unheardOf()", "Missing()"])
  func deepGap(inner: String) {
    let screen = deep(inner)
    #expect(screen.texts.first == "Ferry")
    #expect(screen.texts.contains("Harbor"))
    #expect(screen.texts.contains("More"))
    #expect(!screen.notices.isEmpty)
  }

  @Test("What runs out of steps in the middle of changes leaves them in doubt")
  func outOfSteps() {
    let screen = Screen(
      probe(
        "Text(\"\\(count()) tides\")",
        members: """
          func count() -> Int {
            let root = Tide()
            for _ in 0..<62 { root.tides.append(Tide()) }
            let found = Found()
            root.collect(found)
            return found.count
          }
          """,
        declarations: """
          final class Found { var count = 0 }
          final class Tide {
            var tides: [Tide] = []
            func collect(_ found: Found) {
              var i = 0
              while i < 20_000 { i += 1 }
              found.count += 1
              for tide in tides { tide.collect(found) }
            }
          }
          """), open: "Probe")
    #expect(screen.texts == ["63 tides"] || screen.tree.gaps.contains { $0.effect == .content })
  }

  @Test("What a closure takes still says what stands in it, in each of its meanings")
  func dependent() {
    let screen = Screen(
      probe(
        """
        ForEach([1, 2], id: \\.self) { row in
          Group { Section { Text(row.formatted()) } }
        }
        ForEach(["North", "South"], id: \\.self) { row in
          Group { Section { Text(row.uppercased()) } }
        }
        """), open: "Probe")
    #expect(screen.texts == ["1", "2", "NORTH", "SOUTH"])
    #expect(screen.notices.isEmpty)
  }

  // A group of nothing is a view, a scene or commands: what it stands in says which (SE-0289, `buildBlock()`).
  @Test("A group of nothing is what the builder around it takes")
  func emptyGroups() {
    let screen = Screen(
      probe("VStack { Text(\"Ferry\")\nGroup { }\nGroup { Group { } } }"), open: "Probe")
    #expect(screen.texts == ["Ferry"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Branches in branches are as deep as they are written")
  func branches() {
    let code =
      String(repeating: "if isOpen {", count: 100) + "Text(\"Tide\")" + String(repeating: "}", count: 100)
    let screen = Screen(
      probe("VStack { Text(\"Ferry\")\n\(code) }", members: "@State var isOpen = true"), open: "Probe")
    #expect(screen.texts == ["Ferry", "Tide"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Views in more views than anyone writes are left out by themselves, with a notice")
  func deepest() {
    let code =
      String(repeating: "VStack {", count: 120) + "Text(\"Tide\")" + String(repeating: "}", count: 120)
    let screen = Screen(probe("VStack { Text(\"Ferry\")\n\(code) }"), open: "Probe")
    #expect(screen.texts.first == "Ferry")
    #expect(screen.notices.contains { $0.message.contains("views are nested deeper than 100") })
  }
}
