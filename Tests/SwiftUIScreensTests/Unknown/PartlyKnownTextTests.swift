import Testing

/// A text of which a part isn't known says the others, wherever it is handed; what hangs on what it says isn't known.
@Suite("Texts of which parts are known") struct PartlyKnownTextTests {
  private static let members = """
    @State private var name = "no. \\(missing)"
    var title: String { "Tide \\(missing) m" }
    func row(_ text: String) -> String { text + "!" }
    var sum: String { var text = "a"; text += title; text.append("b"); return text }
    """

  private func heard(_ body: String) -> Screen {
    Screen(probe(body, members: PartlyKnownTextTests.members), open: "Probe")
  }

  @Test(
    "What is known of it is heard",
    arguments: [
      ("Text(title)", "Tide «missing» m"), ("Text(row(title))", "Tide «missing» m!"),
      ("Text(\"Now: \\(title)\")", "Now: Tide «missing» m"),
      ("Text(verbatim: \"\\(title).\")", "Tide «missing» m."),
      ("Text(sum)", "aTide «missing» mb"), ("Text(name)", "no. «missing»"),
      ("Text(String(format: \"%@ high\", title))", "Tide «missing» m high"),
      ("Text([\"Gull\", missing, \"Tern\"].joined(separator: \", \"))", "Gull, «missing», Tern"),
      ("Text([\"Gull\", title].joined(separator: \", \"))", "Gull, Tide «missing» m"),
      ("ForEach([title], id: \\.self) { Text($0) }", "Tide «missing» m"),
      ("Text(title.trimmingCharacters(in: .whitespaces))", "Tide «missing» m"),
    ])
  func words(body: String, expected: String) {
    let screen = heard(body)
    #expect(screen.texts == [expected])
    #expect(screen.tree.gaps.contains { $0.cause == "missing" && $0.effect == .value })
  }

  // How long it is, what it is equal to: all of it hangs on the part.
  @Test(
    "What is read of it isn't known",
    arguments: [
      "Text(\"\\(title.count) letters\")", "Text(title == \"Tide  m\" ? \"same\" : \"other\")",
      "Text(title.hasPrefix(\"T\") ? \"tide\" : \"none\")",
      "Text(\"\\([\"Gull\", missing].joined().count) letters\")",
      "Text(\"\\(sum.split(separator: \" \").count) words\")",
    ])
  func reads(body: String) {
    let screen = heard(body)
    #expect(screen.texts.count == 1)
    #expect(screen.texts.allSatisfy { $0.contains("«") })
  }

  // As of texts that are known whole: what is made of them is counted.
  @Test(
    "It doesn't grow without end",
    arguments: [
      "var text = title; for _ in 0..<200 { text += text }; return text",
      "var text = title; for _ in 0..<20 { text += text }; return (0..<2000).map { _ in text + \"y\" }[0]",
      "var text = title; for _ in 0..<20 { text += text }; return (0..<2000).map { _ in text.uppercased() }[0]",
      "var text = title; for _ in 0..<300_000 { text += missing }; return text",
    ])
  func growth(code: String) {
    let screen = Screen(
      probe(
        "Text(grown); Text(\"after\")",
        members: PartlyKnownTextTests.members + "\nvar grown: String { \(code) }"), open: "Probe")
    #expect(screen.texts.last == "after")
    #expect(screen.notices.contains { $0.kind == .budget })
  }

  @Test("Whether something is shown that hangs on it is said to be unknown")
  func conditions() {
    let screen = heard("if title.isEmpty { Text(\"Calm\") } else { Text(\"Swell\") }")
    #expect(screen.texts == ["Swell"])
    #expect(screen.tree.gaps.contains { $0.effect == .content })
  }
}

/// What is declared as a text is one, and a link leads somewhere, whatever isn't known of them.
@Suite("Texts and links with parts that aren't known") struct UnknownTextAndLinkTests {
  private func heard(_ body: String) -> Screen {
    Screen(
      probe(
        "NavigationStack { List { \(body) } }",
        members: "func drawn(_ words: String) -> Text { Quill(width: 3).draw(words) }"), open: "Probe")
  }

  @Test("A function's text is heard as unknown, by itself and joined to another")
  func texts() {
    #expect(heard("drawn(\"ebb\")").texts == ["«drawn(\"ebb\")»"])
    #expect(heard("Text(\"Ebb \") + drawn(\"tide\")").texts == ["Ebb «drawn(\"tide\")»"])
    #expect(heard("drawn(\"ebb\").padding(2)").texts == ["«drawn(\"ebb\")»"])
  }

  @Test(
    "A link keeps its label where its value isn't known",
    arguments: [
      "NavigationLink(value: missing) { Text(\"Hold\") }", "NavigationLink(\"Hold\", value: missing.id)",
    ])
  func links(body: String) {
    let screen = heard(body)
    #expect(screen.node("NavigationLink") != nil)
    #expect(screen.outline.contains("Hold"))
  }

  // Nobody hears how a style would be described.
  @Test("A style that holds what has no description costs nothing")
  func styles() {
    let screen = Screen(
      """
      import SwiftUI
      struct Tinted: ButtonStyle {
        var tint = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        var edge = Color.red
        func makeBody(configuration: Configuration) -> some View { configuration.label.background(tint) }
      }
      struct Probe: View { var body: some View { Button("Moor") {}.buttonStyle(Tinted()) } }
      """, open: "Probe")
    #expect(screen.texts == ["Moor"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("Nothing is kept under a name of which parts are known before it is set")
  func names() {
    let screen = Screen(
      """
      import SwiftUI
      struct Probe: View {
        static let group = UserDefaults(suiteName: "group.\\(missing)")
        @AppStorage("isOpen", store: Probe.group) var isOpen = true
        @AppStorage("count.\\(missing)") var count = 4
        var body: some View { Text(isOpen ? "open" : "shut"); Text("\\(count)") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["open", "4"])
  }
}

/// A change that can't be made leaves what nobody knows, as an assignment does.
@Suite("Changes by what is not known") struct UnknownChangeTests {
  private func heard(_ code: String, _ type: String) -> [String] {
    Screen(
      probe("Text(\"\\(made)\")", members: "var made: \(type) { \(code) }"), open: "Probe"
    ).texts
  }

  @Test("Of a text that something is appended to the beginning is known")
  func texts() {
    #expect(heard("var text = \"ebb \"; text += missing; return text", "String") == ["ebb «missing»"])
    #expect(heard("var text = \"ebb \"; text.append(missing); return text", "String") == ["ebb «missing»"])
  }

  @Test(
    "Any other value isn't known then",
    arguments: [
      ("var count = 1; count += missing; return count", "Int"),
      ("var all: Set<Int> = [1]; all.insert(missing); return all.count", "Int"),
      ("var all = [1: 2]; all.updateValue(missing, forKey: 1); return all.count", "Int"),
      ("var all = [3, 1]; all.append(contentsOf: missing); return all.count", "Int"),
    ])
  func values(code: String, type: String) {
    let texts = heard(code, type)
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.contains("«") })
  }

  @Test("A list keeps the elements that are known")
  func lists() {
    let screen = Screen(
      probe(
        "ForEach(0..<made.count, id: \\.self) { Text(made[$0]) }",
        members: "var made: [String] { var all = [\"ebb\"]; all.append(missing); return all }"), open: "Probe"
    )
    #expect(screen.texts.count == 2)
    #expect(screen.texts.first == "ebb")
    #expect(screen.texts.last?.contains("«") == true)
  }

  @Test("What others are told stays as it was, and the rest is done")
  func others() {
    let screen = Screen(
      probe(
        "Text(\"\\(count)\").onAppear { count += 1; log.insert(missing) ; count += 1 }",
        members: "@State var count = 0; @State var log: Set<Int> = []"), open: "Probe")
    #expect(screen.texts == ["2"])
  }
}

/// What types don't tell may be called as what it is not.
@Suite("Functions that are handed on") struct HandedFunctionTests {
  // An initializer has no defaults when it is handed on (SE-0242 says what it takes).
  @Test("One that takes more than it is called with ends there, and what is around it is shown")
  func tooFew() {
    let screen = Screen(
      probe(
        "Text(\"Gull\"); Text(\"\\(Log(make: Tide.init).count)\")",
        declarations: """
          struct Tide { var height: Missing; var count = 1 }
          struct Log { var count: Int; init(make: () -> Tide) { count = make().count } }
          """), open: "Probe")
    #expect(screen.texts.first == "Gull")
    #expect(!screen.notices.isEmpty)
  }

  @Test("A struct whose properties have values by their wrappers is made of nothing")
  func wrapped() {
    let screen = Screen(
      probe(
        "Text(Log(make: Tide.init).name)",
        declarations: """
          struct Tide { @State private var height = 4; @Environment(\\.locale) private var locale; var name: String { "ebb" } }
          struct Log { var name: String; init(make: () -> Tide) { name = make().name } }
          """), open: "Probe")
    #expect(screen.texts == ["ebb"])
    #expect(screen.notices.isEmpty)
  }
}
