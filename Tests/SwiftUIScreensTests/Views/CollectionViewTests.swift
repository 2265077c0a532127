import EarshotViewTree
import Testing

@Suite("ForEach, lists and identity") struct CollectionViewTests {
  private let declarations = """
    struct Item: Identifiable { let id: Int; var name: String; var isOn = false }
    struct Plain { var name: String }
    """

  private func check(
    _ source: String, _ expected: String, members: String = "", _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(outline(source, members: members, declarations: declarations) == expected, sourceLocation: place)
  }

  @Test("A map makes one annotation an item (Apple, Map with annotationItems)")
  func annotations() {
    let items = "let items = [Item(id: 7, name: \"x\")]"
    let annotation = "{ item in MapAnnotation(coordinate: .init()) { Text(item.name) } }"
    for call in [") \(annotation)", ", annotationContent: \(annotation))"] {
      let map = "Map(coordinateRegion: .constant(.init()), annotationItems: items\(call)"
      let made = Screen(
        "import MapKit\n" + probe(map, members: items, declarations: declarations), open: "Probe"
      ).outline
      #expect(made.hasPrefix("Map\n  ForEach\n    MapAnnotation "))
      #expect(made.hasSuffix(" ._tag(7)\n      Text \"x\""))
    }
  }

  @Test("ForEach makes one row an element, whatever it runs over")
  func sources() {
    check(
      "ForEach(0..<3) { Text(\"\\($0)\") }",
      "ForEach\n  Text \"0\" ._tag(0)\n  Text \"1\" ._tag(1)\n  Text \"2\" ._tag(2)")
    check(
      "ForEach(1...2, id: \\.self) { i in Text(\"\\(i)\") }",
      "ForEach\n  Text \"1\" ._tag(1)\n  Text \"2\" ._tag(2)")
    check(
      "ForEach([\"a\", \"b\"], id: \\.self) { Text($0) }",
      "ForEach\n  Text \"a\" ._tag(\"a\")\n  Text \"b\" ._tag(\"b\")")
    check(
      "ForEach(items) { item in Text(item.name) }",
      "ForEach\n  Text \"x\" ._tag(7)\n  Text \"y\" ._tag(8)",
      members: "let items = [Item(id: 7, name: \"x\"), Item(id: 8, name: \"y\")]")
    check(
      "ForEach(plain, id: \\.name) { Text($0.name) }", "ForEach\n  Text \"p\" ._tag(\"p\")",
      members: "let plain = [Plain(name: \"p\")]")
    check(
      "ForEach(plain.indices, id: \\.self) { Text(plain[$0].name) }", "ForEach\n  Text \"p\" ._tag(0)",
      members: "let plain = [Plain(name: \"p\")]")
    check(
      "ForEach(Array(names.enumerated()), id: \\.offset) { index, name in Text(\"\\(index) \\(name)\") }",
      "ForEach\n  Text \"0 a\" ._tag(0)", members: "let names = [\"a\"]")
    check(
      "ForEach(Array(names.enumerated()), id: \\.element) { pair in Text(pair.element) }",
      "ForEach\n  Text \"a\" ._tag(\"a\")", members: "let names = [\"a\"]")
    check(
      "ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }",
      "ForEach\n  Toggle \"x\" isOn: $false ._tag(7)",
      members: "@State var items = [Item(id: 7, name: \"x\")]")
    check(
      "ForEach(rows, id: \\.title) { row in Label(row.title, systemImage: row.icon) }",
      "ForEach\n  Label \"T\" systemImage: \"i\" ._tag(\"T\")",
      members: "let rows: [(title: String, icon: String)] = [(\"T\", \"i\")]")
    check(
      "ForEach(items, content: row)", "ForEach\n  Text \"x\" ._tag(7)",
      members:
        "let items = [Item(id: 7, name: \"x\")]\nfunc row(_ item: Item) -> some View { Text(item.name) }")
    check(
      "ForEach(items, content: RowView.init)", "ForEach\n  <Probe.RowView> ._tag(7)\n    Text \"x\"",
      members:
        "let items = [Item(id: 7, name: \"x\")]\nstruct RowView: View { let item: Item; init(item: Item) { self.item = item }; var body: some View { Text(item.name) } }"
    )
    check("ForEach([Int](), id: \\.self) { Text(\"\\($0)\") }", "ForEach")
  }

  @Test("Several views an element are grouped; none gives no row")
  func severalViews() {
    check(
      "ForEach(0..<1) { i in Text(\"a\"); Text(\"b\") }",
      "ForEach\n  Group ._tag(0)\n    Text \"a\"\n    Text \"b\"")
    check("ForEach(0..<3) { i in if i == 1 { Text(\"one\") } }", "ForEach\n  Text \"one\" ._tag(1)")
    check(
      "ForEach(0..<2) { i in\nlet n = i * 10\nText(\"\\(n)\")\n}",
      "ForEach\n  Text \"0\" ._tag(0)\n  Text \"10\" ._tag(1)")
  }

  @Test("Lists over data are lists with rows")
  func lists() {
    let rows = "List\n  ForEach\n    Text \"x\" ._tag(7)"
    check("List(items) { Text($0.name) }", rows, members: "let items = [Item(id: 7, name: \"x\")]")
    check(
      "List { ForEach(items) { Text($0.name) } }", rows, members: "let items = [Item(id: 7, name: \"x\")]")
    check(
      "List(names, id: \\.self) { name in Text(name) }", "List\n  ForEach\n    Text \"a\" ._tag(\"a\")",
      members: "let names = [\"a\"]")
    check(
      "List($items) { $item in Text(item.name) }", rows,
      members: "@State var items = [Item(id: 7, name: \"x\")]")
    check(
      "List(items, selection: $picked) { Text($0.name) }",
      "List selection: $nil\n  ForEach\n    Text \"x\" ._tag(7)",
      members: "let items = [Item(id: 7, name: \"x\")]\n@State var picked: Int?")
    check(
      "List { Section(\"S\") { Text(\"a\") } }.listStyle(.plain)",
      "List .listStyle(.plain)\n  Section \"S\"\n    Text \"a\"")
    check(
      "List { ForEach(items) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }",
      "List\n  ForEach .onDelete(action: {}) .onMove(action: {})\n    Text \"x\" ._tag(7)",
      members: "let items = [Item(id: 7, name: \"x\")]")
  }

  @Test("A row keeps its identity when rows before it come and go")
  func rowIdentity() throws {
    var screen = Screen(
      probe(
        "VStack { ForEach(items) { Text($0.name) }; Button(\"Drop\") { items.removeFirst() } }",
        members: "@State var items = [Item(id: 1, name: \"a\"), Item(id: 2, name: \"b\")]",
        declarations: declarations))
    let before = try #require(screen.node("Text", "b")).identity
    screen.tap("Drop")
    #expect(screen.texts == ["b"])
    #expect(screen.node("Text", "b")?.identity == before)
  }

  @Test("Every node has an identity of its own, also with equal ids")
  func uniqueIdentities() {
    let screen = Screen(
      probe(
        """
        VStack { ForEach(["a", "a", "b"], id: \\.self) { x in Text(x); Text(x) }
          ForEach(0..<2) { i in Button { } label: { Label("L", systemImage: "x") } }
          Text("m").overlay { Text("o") }.background(Text("p")).toolbar { Button("t") { } }
          Group { Text("1"); Text("2") }.padding()
          if true { Text("if"); Text("if2") } }
        """))
    let identities = screen.nodes.map(\.identity)
    #expect(Set(identities).count == identities.count)
  }

  @Test("The branches of a condition are different views; what follows stays the same view")
  func branches() throws {
    var screen = Screen(
      probe(
        "VStack { if on { Text(\"x\") } else { Text(\"x\") }; Text(\"end\"); Toggle(\"T\", isOn: $on) }",
        members: "@State var on = true"))
    let (first, end) = (
      try #require(screen.node("Text", "x")).identity, try #require(screen.node("Text", "end")).identity
    )
    screen.set("isOn", of: "Toggle", to: .bool(false))
    #expect(screen.node("Text", "x")?.identity != first)
    #expect(screen.node("Text", "end")?.identity == end)
  }

  @Test("A view of equal place and kind is the same view after a change")
  func sameView() throws {
    var screen = Screen(
      probe("VStack { Text(\"n \\(n)\"); Button(\"+\") { n += 1 } }", members: "@State var n = 0"))
    let before = screen.nodes.map(\.identity)
    screen.tap("+")
    #expect(screen.texts.first == "n 1")
    #expect(screen.nodes.map(\.identity) == before)
  }

  @Test(
    "Conditions in builders",
    arguments: [
      ("if a { Text(\"1\") }", "Text \"1\""), ("if !a { Text(\"1\") }", ""),
      ("if a { Text(\"1\") } else { Text(\"2\") }", "Text \"1\""),
      ("if !a { Text(\"1\") } else if b == 2 { Text(\"2\") } else { Text(\"3\") }", "Text \"2\""),
      ("if let c { Text(c) }", "Text \"c\""), ("if let d { Text(d) } else { Text(\"no\") }", "Text \"no\""),
      ("if a, b == 2, let c { Text(c) }", "Text \"c\""),
      (
        "switch b {\ncase 1: Text(\"1\")\ncase 2: Text(\"2\"); Text(\"2b\")\ndefault: EmptyView()\n}",
        "Text \"2\"\nText \"2b\""
      ),
      ("let n = b * 2\nText(\"\\(n)\")", "Text \"4\""),
      ("switch b {\ncase 2: let s = \"two\"; Text(s)\ndefault: Text(\"x\")\n}", "Text \"two\""),
      ("Text(\"x\")\nif false { Text(\"y\") }\nText(\"z\")", "Text \"x\"\nText \"z\""),
      ("let _ = print(\"hi\")\nText(\"x\")", "Text \"x\""),
      ("if case .some(let x) = c { Text(x) }", "Text \"c\""),
      ("switch c {\ncase let c?: Text(c)\ncase nil: Text(\"nil\")\n}", "Text \"c\""),
      ("if a {\nif b == 2 { Text(\"in\") }\n}", "Text \"in\""),
      ("switch b {\ncase 2: break\ndefault: Text(\"x\")\n}\nText(\"after\")", "Text \"after\""),
    ])
  func conditions(source: String, expected: String) {
    #expect(
      outline(source, members: "let a = true; let b = 2; let c: String? = \"c\"; let d: String? = nil")
        == expected)
  }
}
