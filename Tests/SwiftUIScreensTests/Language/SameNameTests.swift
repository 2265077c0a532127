import Testing

@Suite("Names that two things have") struct SameNameTests {
  private func texts(_ body: String, _ declarations: String, others: [String] = []) -> [String] {
    Screen(
      declarations + "\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe",
      others: others
    ).texts
  }

  // swiftc: a module's own type hides those of the modules that it imports, whatever the arguments are.
  @Test("An app's type hides the view of its name, which is meant behind its module")
  func views() {
    let list = "struct List: Codable { let id: String; let title: String }"
    #expect(texts("SwiftUI.List { Text(\"row\") }", list) == ["row"])
    let hidden = Screen(
      list + "\nstruct Probe: View { var body: some View { List { Text(\"row\") } } }", open: "Probe")
    #expect(hidden.texts.isEmpty)
    #expect(!hidden.notices.isEmpty)
    #expect(
      texts(
        "Text(List(id: \"1\", title: \"Mine\").title)", "struct List { let id: String; let title: String }")
        == ["Mine"])
  }

  @Test("An extension of View reaches every view, also where an app nests a type of that name")
  func extensions() {
    let nested =
      "enum Harbour { struct View { let n = 1 } }\nextension View { func twice() -> some View { VStack { self; self } } }"
    #expect(texts("Text(\"a\").twice()", nested) == ["a", "a"])
  }

  @Test("An app's modifier of a built-in name takes only what its type has")
  func modifiers() {
    let fonts = """
      enum Brand { case loud; func font() -> Font { .title } }
      struct Branded: ViewModifier { let style: Brand; func body(content: Content) -> some View { content.font(style.font()) } }
      extension View { func font(_ style: Brand) -> some View { modifier(Branded(style: style)) }
        func padding(insets: EdgeInsets) -> some View { padding(insets) } }
      """
    let screen = Screen(
      fonts
        + "\nstruct Probe: View { var body: some View { Text(\"a\").font(.headline).padding(4); Text(\"b\").font(.loud) } }",
      open: "Probe")
    #expect(screen.texts == ["a", "b"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A property with a modifier's name is not what the modifier's call means, unless it can be called")
  func modifierNames() {
    let screen = Screen(
      """
      struct Tide: View {
        let transition: AnyTransition = .slide
        let opacity = 0.5
        let style = Style()
        var body: some View { Text("Tide").opacity(opacity).transition(transition) }
      }
      struct Shore: View {
        let padding = { (tide: String) in Text("Shore at \\(tide)") }
        var body: some View { Text("Shore") }
      }
      struct Probe: View {
        var body: some View { VStack { Tide().transition(.opacity).opacity(0.9); Shore().padding("high") } }
      }
      struct Style {}
      """, open: "Probe")
    #expect(screen.texts == ["Tide", "Shore at high"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A constant of a declared type is of that type: a colour takes every modifier")
  func colors() {
    let screen = Screen(
      """
      struct Probe: View {
        @State var water: Color = .green
        var body: some View { VStack { water.edgesIgnoringSafeArea(.all); water.frame(height: 2); Text("Sea") } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Sea"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What is private to another file leaves its name to the SDK", arguments: ["private", "fileprivate"])
  func privateTypes(access: String) {
    let other = "\(access) struct Image: Codable { let id: Int; var image: Data }"
    let image = "Image(systemName: \"star\").accessibilityLabel(\"Star\")"
    let screen = Screen(
      "struct Probe: View { var body: some View { \(image) } }", open: "Probe", others: [other])
    #expect(screen.notices.isEmpty)
    #expect(screen.outline.contains("Image"))
    let own = Screen(
      other + "\nstruct Probe: View { var body: some View { Text(\"\\(Image(id: 4, image: Data()).id)\") } }",
      open: "Probe")
    #expect(own.texts == ["4"])
  }
}
