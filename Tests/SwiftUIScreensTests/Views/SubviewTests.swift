import EarshotVocabulary
import Testing

/// iOS 18: `Group(subviews:)`, `ForEach(subviews:)`, `Group(sections:)`; before it `_VariadicView`.
@Suite("Containers that take their views apart") struct SubviewTests {
  private func texts(_ body: String, _ container: String) -> [String] {
    Screen(
      "\(container)\nstruct Probe: View { var body: some View { \(body) } }", open: "Probe"
    ).texts
  }

  private let three = #"Text("ebb"); Group { Text("slack") }; ForEach(["flood"], id: \.self) { Text($0) }"#

  @Test("Each view of a builder is one of the subviews, also those in groups and rows")
  func subviews() {
    let container = """
      struct Rows<Content: View>: View { @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { parts in
          Text("\\(parts.count) parts"); ForEach(parts) { part in part; if part.id != parts.last?.id { Text("and") } } } } }
      """
    #expect(texts("Rows { \(three) }", container) == ["3 parts", "ebb", "and", "slack", "and", "flood"])
  }

  @Test("A subview tells what is set on it, the outermost, or the default")
  func containerValues() {
    let container = """
      extension ContainerValues { @Entry var mark: String = "plain" }
      struct Rows<Content: View>: View { @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { part in part; Text(part.containerValues.mark) } } }
      """
    let body = """
      Rows { Text("ebb").containerValue(\\.mark, "low")
        Text("flood")
        Text("slack").containerValue(\\.mark, "inner").padding().containerValue(\\.mark, "outer") }
      """
    #expect(texts(body, container) == ["ebb", "low", "flood", "plain", "slack", "outer"])
  }

  @Test("ForEach(subviews:) shows what its closure makes of each")
  func forEach() {
    let container = """
      struct Rows<Content: View>: View { @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { part in Text("row"); part } } }
      """
    #expect(texts("Rows { \(three) }", container) == ["row", "ebb", "row", "slack", "row", "flood"])
  }

  @Test("Sections have their header and content")
  func sections() {
    let container = """
      struct Rows<Content: View>: View { @ViewBuilder let content: Content
        var body: some View { Group(sections: content) { parts in
          ForEach(parts) { part in Text("section"); part.header; part.content } } } }
      """
    #expect(
      texts(#"Rows { Section("Tides") { Text("ebb"); Text("flood") } }"#, container) == [
        "section", "Tides", "ebb", "flood",
      ])
  }

  @Test("A variadic root is given the children")
  func variadic() {
    let container = """
      struct Split<Content: View>: View { @ViewBuilder let content: () -> Content
        var body: some View { _VariadicView.Tree(Root(), content: content) }
        struct Root: _VariadicView_MultiViewRoot {
          func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in child; if child.id != last { Text("divider") } } } } }
      """
    #expect(
      texts(#"Split { Text("a"); Text("b"); Text("c") }"#, container) == [
        "a", "divider", "b", "divider", "c",
      ])
  }

  @Test("A layout held in a property stands as what it holds")
  func layouts() {
    let code = """
      struct Adaptive<Content: View>: View {
        @Environment(\\.dynamicTypeSize) var size
        @ViewBuilder let content: () -> Content
        private var layout: AnyLayout {
          if size.isAccessibilitySize { AnyLayout(VStackLayout()) } else { AnyLayout(HStackLayout(spacing: 4)) } }
        var body: some View { layout(content) } }
      struct Probe: View { var body: some View { Adaptive { Text("ebb"); Text("flood") } } }
      """
    let screen = Screen(code, open: "Probe")
    #expect(screen.texts == ["ebb", "flood"])
    #expect(screen.nodes.contains { $0.name == "HStack" })
    #expect(screen.notices.isEmpty)
  }

  @Test("What a builder gives to a property that is more than a view keeps its own members")
  func ownMembers() {
    let screen = Screen(
      """
      protocol Lesson: View { var title: String { get } }
      extension Lesson { var isWide: Bool { false }; func note(_ text: String) -> String { "\\(title), \\(text)" } }
      struct Knots: Lesson { let title = "Knots"; var body: some View { Text("Bowline") } }
      struct Frame<L: Lesson>: View {
        @ViewBuilder let lesson: L
        var body: some View {
          if lesson.isWide { Text("wide") } else { VStack { Text(lesson.note("short")); lesson } }
        }
      }
      struct Probe: View { var body: some View { Frame { Knots() } } }
      """, open: "Probe")
    #expect(screen.texts == ["Knots, short", "Bowline"])
    #expect(screen.notices.isEmpty)
  }
}
