import EarshotVocabulary
import Testing

/// Xcode shows each view of a group, and each element of a list, as a preview of its own.
@Suite("Previews side by side are several") struct SeparatePreviewTests {
  private func entries(_ previews: String, _ declarations: String = "") -> [String] {
    let code = "\(declarations)\nstruct P: PreviewProvider { static var previews: some View { \(previews) } }"
    return onLargeStack { Screen.entryPoints(code).map(\.name) }
  }

  private func texts(_ previews: String, _ declarations: String = "", open: String) -> [String] {
    Screen(
      "\(declarations)\nstruct P: PreviewProvider { static var previews: some View { \(previews) } }",
      open: open
    ).texts
  }

  @Test("What is put on a group is put on each of its previews")
  func group() {
    #expect(entries("Group { Text(\"low\"); Text(\"high\") }.previewLayout(.sizeThatFits)").count == 2)
    let named =
      "Group { Text(\"low\"); Text(\"high\").previewDisplayName(\"High\") }.environment(\\.locale, .init(identifier: \"de\"))"
    #expect(texts(named, open: "High") == ["high"])
    #expect(
      entries("Group { Group { Text(\"a\"); Text(\"b\") }.padding(); Text(\"c\") }.padding()").count == 3)
  }

  @Test("A list over devices is a preview for each of them, also where the list says how")
  func devices() {
    let list =
      "ForEach([\"SE\", \"Max\"], id: \\.self) { Text($0).previewDevice(PreviewDevice(rawValue: $0)).previewDisplayName($0) }"
    #expect(entries(list) == ["SE", "Max"])
    #expect(texts(list, open: "Max") == ["Max"])
    #expect(entries("ForEach(0..<3) { Text(\"\\($0)\") }.previewLayout(.sizeThatFits)").count == 3)
  }

  @Test("What a modifier makes of one view is one preview")
  func modifier() {
    let card = """
      struct Card: ViewModifier { func body(content: Content) -> some View { VStack { content; content } } }
      """
    #expect(entries("Text(\"tide\").modifier(Card())", card).count == 1)
  }

  @Test("So is a frame of the app's own that shows its content in light and in dark")
  func frame() {
    let frame = """
      struct Both<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View {
          Group {
            self.content.preferredColorScheme(.light).previewDisplayName("Light")
            self.content.preferredColorScheme(.dark).previewDisplayName("Dark")
          }
        }
      }
      """
    #expect(entries("Both { Text(\"tide\") }", frame) == ["Light", "Dark"])
    #expect(texts("Both { Text(\"tide\") }", frame, open: "Dark") == ["tide"])
  }

  @Test("So is a frame that goes through a list of appearances, but none that shows rows")
  func listFrame() {
    let frame = """
      struct Lights<Content: View>: View {
        let schemes: [ColorScheme]
        let content: () -> Content
        init(_ schemes: [ColorScheme] = ColorScheme.allCases, @ViewBuilder content: @escaping () -> Content) {
          self.schemes = schemes
          self.content = content
        }
        var body: some View {
          if schemes.isEmpty { content() } else {
            ForEach(schemes, id: \\.self) { content().preferredColorScheme($0) }
          }
        }
      }
      struct Twice<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { ForEach(0..<2, id: \\.self) { _ in content() } }
      }
      """
    #expect(entries("Lights { Text(\"tide\") }", frame).count == 2)
    #expect(entries("Lights([]) { Text(\"tide\") }", frame).count == 1)
    #expect(entries("Lights([.dark]) { Text(\"tide\") }", frame).count == 1)
    #expect(entries("Twice { Text(\"tide\") }", frame).count == 1)
  }

  @Test("Opening one preview makes none of the others, also where they share what stands before them")
  func others() {
    let code = #"""
      struct Tide: View {
        let name: String
        init(_ name: String) { if name == "none" { fatalError("no tide") }; self.name = name }
        var body: some View { Text(name) }
      }
      struct P: PreviewProvider {
        static let sea = "North Sea"
        static var previews: some View {
          let high = "high in the \(sea)"
          Tide("none").previewDisplayName("None")
          Group {
            let low = high.replacingOccurrences(of: "high", with: "low")
            Tide(high).previewDisplayName("High")
            Tide(low)
          }
          .padding()
          Tide("\(Self.sea)").previewDisplayName("Name")
        }
      }
      """#
    #expect(onLargeStack { Screen.entryPoints(code).map(\.name) } == ["None", "High", "P", "Name"])
    let shown = ["High": ["high in the North Sea"], "P": ["low in the North Sea"], "Name": ["North Sea"]]
    for (name, texts) in shown {
      let screen = Screen(code, open: name)
      #expect(screen.texts == texts)
      #expect(screen.notices.isEmpty)
    }
    #expect(Screen(code, open: "None").notices.contains { $0.message.contains("no tide") })
  }

  @Test(
    "A name that has to be worked out, or a modifier of the app's, is run to be counted",
    arguments: [
      ("Text(\"a\").previewDisplayName(\"No. \\(1 + 1)\")", ["No. 2"]),
      ("Text(\"a\").titled()", ["Titled"]),
      ("Pair()", ["P"]),
      (
        "Group { Text(\"a\"); Group { Text(\"b\").previewDisplayName(\"B\") } }.previewDisplayName(\"All\")",
        ["All", "All"]
      ),
    ])
  func computed(previews: String, names: [String]) {
    let declarations = """
      extension View { func titled() -> some View { previewDisplayName("Titled") } }
      struct Pair: View { var body: some View { Text("a"); Text("b") } }
      """
    #expect(entries(previews, declarations) == names)
  }
}
