import Testing

@Suite("Stacks, text and images") struct StackTests {
  @Test("Containers hold what their builder gives")
  func containers() {
    #expect(
      outline(
        """
        VStack(alignment: .leading, spacing: 8) {
          Text("a")
          HStack { Text("b"); Spacer() }
          ZStack(alignment: .topTrailing) { Circle(); Divider() }
          ScrollView(.horizontal) { LazyHStack { Text("c") } }
          Form { Section { Text("d") } }
          Group { Text("e"); Text("f") }
          Grid { GridRow { Text("g") } }
          ViewThatFits { Text("h") }
        }
        """) == """
          VStack alignment: .leading spacing: 8
            Text "a"
            HStack
              Text "b"
              Spacer
            ZStack alignment: .topTrailing
              Circle
              Divider
            ScrollView .horizontal
              LazyHStack
                Text "c"
            Form
              Section
                Text "d"
            Group
              Text "e"
              Text "f"
            Grid
              GridRow
                Text "g"
            ViewThatFits
              Text "h"
          """)
  }

  @Test("Content may be given as an argument, by name, or as a function")
  func contentSpellings() {
    let members =
      "func rows() -> some View { Text(\"x\") }\n@ViewBuilder var two: some View { Text(\"1\"); Text(\"2\") }"
    #expect(outline("VStack(content: { Text(\"x\") })", members: members) == "VStack\n  Text \"x\"")
    #expect(outline("VStack(content: rows)", members: members) == "VStack\n  Text \"x\"")
    #expect(outline("VStack { two }", members: members) == "VStack\n  Text \"1\"\n  Text \"2\"")
    #expect(outline("VStack(spacing: 0) { rows() }", members: members) == "VStack spacing: 0\n  Text \"x\"")
    #expect(outline("two", members: members) == "Text \"1\"\nText \"2\"")
  }

  @Test("Modifiers stand in the order written, the innermost first")
  func modifiers() {
    #expect(
      outline(#"Text("a").padding().accessibilityLabel("b").disabled(true).padding(4)"#)
        == #"Text "a" .padding() .accessibilityLabel("b") .disabled(true) .padding(4)"#)
    #expect(
      outline(#"VStack { Text("a").bold() }.accessibilityElement(children: .combine)"#)
        == "VStack .accessibilityElement(children: .combine)\n  Text \"a\" .bold()")
  }

  @Test(
    "Texts in all their forms",
    arguments: [
      (#"Text("Hello")"#, #"Text "Hello""#), (#"Text(verbatim: "**a**")"#, #"Text "**a**""#),
      (#"Text("**Bold** and _it_")"#, #"Text "Bold and it""#),
      (#"Text("[Site](https://a.example)")"#, #"Text "Site""#),
      (#"Text(LocalizedStringKey("key"))"#, #"Text "key""#), ("Text(title)", #"Text "**t**""#),
      (#"Text("\(1234) items")"#, #"Text "1,234 items""#), (#"Text("\(name)'s")"#, #"Text "Ann's""#),
      (#"Text("a" as String)"#, #"Text "a""#),
      (#"Text("a") + Text(" b").bold()"#, #"Text "a b""#),
      (#"Text("a") + Text(verbatim: "b") + Text("c")"#, #"Text "abc""#),
      (#"Text("See \(Text("here").bold()) now")"#, #"Text "See here now""#),
      (#"Text(flag ? "yes" : "no")"#, #"Text "yes""#), (#"Text(name + "!")"#, #"Text "Ann!""#),
      (#"Text("%")"#, #"Text "%""#), (#"Text("100%")"#, #"Text "100%""#),
      (#"Text("50% \(name)")"#, #"Text "50% Ann""#), (#"Text("Line\nbreak")"#, "Text \"Line\nbreak\""),
      (#"Text("a", comment: "greeting")"#, #"Text "a""#),
      (#"Text("\(Image(systemName: "star")) Top")"#, #"Text " Top""#),
      (#"Text(attributed)"#, #"Text "plain""#),
    ])
  func texts(source: String, expected: String) {
    let members =
      "let title = \"**t**\"\nlet name = \"Ann\"\nlet flag = true\nlet attributed = AttributedString(\"plain\")"
    #expect(outline(source, members: members) == expected)
  }

  @Test("Runs of a text keep their links and their weight")
  func runs() throws {
    let screen = Screen(probe(#"Text("Go [home](https://a.example) **now**") + Text("!").italic()"#))
    let runs = try #require(screen.node("Text")?.unlabeled()?.text?.runs)
    #expect(runs.map(\.string) == ["Go ", "home", " ", "now", "!"])
    #expect(runs.map { $0.attributes.link } == [nil, "https://a.example", nil, nil, nil])
    #expect(runs.map { $0.attributes.isBold } == [false, false, false, true, false])
    #expect(runs.last?.attributes.isItalic == true)
  }

  @Test(
    "Images and colours",
    arguments: [
      (#"Image("photo")"#, #"Image "photo""#),
      (#"Image(systemName: "star.fill")"#, #"Image systemName: "star.fill""#),
      (#"Image(decorative: "bg")"#, #"Image decorative: "bg""#),
      (#"Image("photo", label: Text("A cat"))"#, #"Image "photo" label: "A cat""#),
      (#"Image(systemName: icon).resizable()"#, #"Image systemName: "heart" .resizable()"#),
      ("Color.red", "Color .red"),
      ("Color.clear.accessibilityLabel(\"x\")", "Color .clear .accessibilityLabel(\"x\")"),
      ("Circle().fill(.blue)", "Circle .fill(.blue)"),
      ("RoundedRectangle(cornerRadius: 8)", "RoundedRectangle cornerRadius: 8"), ("EmptyView()", ""),
      ("AnyView(Text(\"a\"))", "Text \"a\""),
      (
        "AsyncImage(url: URL(string: \"https://a.example/x.png\"))",
        "AsyncImage url: url(https://a.example/x.png)"
      ),
    ])
  func images(source: String, expected: String) {
    #expect(outline(source, members: "let icon = \"heart\"") == expected)
  }

  @Test("An image without an address never loads: its placeholder stands")
  func asyncImages() {
    #expect(
      outline("AsyncImage(url: nil) { image in image.resizable() } placeholder: { ProgressView() }")
        == "AsyncImage url: nil\n  ProgressView")
    #expect(
      outline(
        "AsyncImage(url: nil) { phase in\nif let image = phase.image { image } else if phase.error != nil { Text(\"broken\") } else { Text(\"loading\") }\n}"
      ) == "AsyncImage url: nil\n  Text \"loading\"")
    #expect(
      outline(
        "AsyncImage(url: nil) { phase in\nswitch phase {\ncase .empty: ProgressView()\ncase .success(let image): image\ncase .failure: Text(\"broken\")\n@unknown default: EmptyView()\n}\n}"
      ) == "AsyncImage url: nil\n  ProgressView")
  }

  @Test("An image with an address is loaded, as the specification's rows have it")
  func loadedImages() {
    let url = "AsyncImage(url: URL(string: \"https://a.example/x.png\"))"
    let phases = "if let image = phase.image { image } else { Text(\"loading\") }"
    #expect(outline("\(url) { image in image } placeholder: { Text(\"loading\") }").hasSuffix("\n  Image"))
    #expect(outline("\(url) { phase in\n\(phases)\n}").hasSuffix("\n  Image"))
    #expect(
      outline(
        "\(url) { phase in\nswitch phase {\ncase .success(let image): image\ndefault: Text(\"no\")\n}\n}"
      )
      .hasSuffix("\n  Image"))
  }

  // URLSession has no protocol for an address without a scheme.
  @Test("An address without a scheme leads nowhere")
  func relativeAddresses() {
    let url = "AsyncImage(url: URL(string: \"gull\"))"
    #expect(
      outline("\(url) { image in image } placeholder: { Text(\"none\") }").hasSuffix("\n  Text \"none\""))
    #expect(
      outline(
        "\(url) { phase in\nswitch phase {\ncase .failure: Text(\"broken\")\ndefault: Text(\"no\")\n}\n}"
      )
      .hasSuffix("\n  Text \"broken\""))
  }

  @Test("What is inside a navigation stack may stand in its parentheses")
  func labeledContent() {
    let code = """
      struct Compatible<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { NavigationStack(root: content) } }
      struct Probe: View { var body: some View { Compatible { Text("Moorings") } } }
      """
    #expect(Screen(code, open: "Probe").texts == ["Moorings"])
    #expect(outline(#"NavigationStack(root: { Text("Berths") })"#).contains(#"Text "Berths""#))
  }

  @Test("Each view of a group or a loop is one that may fit (Apple: ViewThatFits, the builder's child views)")
  func choices() {
    let code =
      "ViewThatFits { ForEach([\"Restore\", \"Back\"], id: \\.self) { Text($0) }; Group { Text(\"b\"); Text(\"c\") } }"
    let choices = Screen(probe(code), open: "Probe").node("ViewThatFits")?.children ?? []
    #expect(choices.map { $0.unlabeled()?.text?.string } == ["Restore", "Back", "b", "c"])
  }
}
