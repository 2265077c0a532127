import Testing

@Suite("Views, modifiers and styles of the app") struct CustomViewTests {
  private func check(
    _ source: String, _ expected: String, members: String = "", declarations: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(outline(source, members: members, declarations: declarations) == expected, sourceLocation: place)
  }

  @Test("A view of the app stands with its name, its body inside")
  func views() {
    let declarations =
      "struct Card: View { let title: String; var n = 1; var body: some View { VStack { Text(title); Text(\"\\(n)\") } } }"
    check(
      "Card(title: \"A\", n: 2).padding()", "<Card> .padding()\n  VStack\n    Text \"A\"\n    Text \"2\"",
      declarations: declarations)
    check(
      "HStack { Card(title: \"A\"); Card(title: \"B\") }",
      "HStack\n  <Card>\n    VStack\n      Text \"A\"\n      Text \"1\"\n  <Card>\n    VStack\n      Text \"B\"\n      Text \"1\"",
      declarations: declarations)
  }

  @Test("Content closures are shown where the view puts them")
  func content() {
    let declarations = """
      struct Panel<Content: View>: View { let title: LocalizedStringKey; @ViewBuilder var content: Content
        var body: some View { VStack { Text(title); content } } }
      struct Frame<Content: View, Footer: View>: View { let content: () -> Content; let footer: Footer
        init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder footer: () -> Footer) { self.content = content; self.footer = footer() }
        var body: some View { VStack { content(); footer } } }
      extension Frame where Footer == EmptyView { init(@ViewBuilder content: @escaping () -> Content) { self.init(content: content, footer: { EmptyView() }) } }
      struct Rows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable { let data: Data; let row: (Data.Element) -> Row
        init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) { self.data = data; self.row = row }
        var body: some View { ForEach(data) { row($0) } } }
      struct Item: Identifiable { let id: Int }
      """
    check(
      "Panel(title: \"T\") { Text(\"a\"); Text(\"b\") }",
      "<Panel>\n  VStack\n    Text \"T\"\n    Text \"a\"\n    Text \"b\"", declarations: declarations)
    check(
      "Panel(title: \"T\", content: { Text(\"a\") })", "<Panel>\n  VStack\n    Text \"T\"\n    Text \"a\"",
      declarations: declarations)
    check(
      "Frame { Text(\"a\") } footer: { Text(\"f\") }", "<Frame>\n  VStack\n    Text \"a\"\n    Text \"f\"",
      declarations: declarations)
    check(
      "Frame { Text(\"a\"); Text(\"b\") }", "<Frame>\n  VStack\n    Text \"a\"\n    Text \"b\"",
      declarations: declarations)
    check(
      "Rows([Item(id: 4)]) { item in Text(\"row \\(item.id)\") }",
      "<Rows>\n  ForEach\n    Text \"row 4\" ._tag(4)", declarations: declarations)
    check(
      "Panel(title: \"T\") { if false { Text(\"no\") } else { Text(\"yes\") } }",
      "<Panel>\n  VStack\n    Text \"T\"\n    Text \"yes\"", declarations: declarations)
  }

  @Test("View modifiers run with the view as their content")
  func modifiers() {
    let declarations = """
      struct Titled: ViewModifier { let title: String; func body(content: Content) -> some View { VStack { Text(title); content.padding() } } }
      extension View { func titled(_ t: String) -> some View { modifier(Titled(title: t)) }
        func starred() -> some View { HStack { self; Image(systemName: "star") } }
        @ViewBuilder func hiddenIf(_ flag: Bool) -> some View { if flag { self.hidden() } else { self } }
        func card() -> some View { padding().background(Color.white).accessibilityElement(children: .combine) }
        func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) } }
      """
    let titled = "<Titled>\n  VStack\n    Text \"T\"\n    Text \"a\" .padding()"
    check("Text(\"a\").modifier(Titled(title: \"T\"))", titled, declarations: declarations)
    check("Text(\"a\").titled(\"T\")", titled, declarations: declarations)
    check(
      "Text(\"a\").starred()", "HStack\n  Text \"a\"\n  Image systemName: \"star\"",
      declarations: declarations)
    check("Text(\"a\").hiddenIf(true)", "Text \"a\" .hidden()", declarations: declarations)
    check("Text(\"a\").hiddenIf(false)", "Text \"a\"", declarations: declarations)
    check(
      "Text(\"a\").card().bold()",
      "Text \"a\" .padding() .background(.white) .accessibilityElement(children: .combine) .bold()",
      declarations: declarations)
    check("Text(\"a\").apply { $0.italic() }", "Text \"a\" .italic()", declarations: declarations)
    check(
      "Text(\"a\").bold().titled(\"T\").accessibilityHidden(true)",
      "<Titled> .accessibilityHidden(true)\n  VStack\n    Text \"T\"\n    Text \"a\" .bold() .padding()",
      declarations: declarations)
  }

  @Test("A modifier on a group of views covers the group")
  func groupModifiers() {
    check(
      "Group { Text(\"a\"); Text(\"b\") }.bold()", "Group .bold()\n  Text \"a\"\n  Text \"b\"",
      declarations: "")
    check(
      "two.bold()", "Group .bold()\n  Text \"a\"\n  Text \"b\"",
      members: "@ViewBuilder var two: some View { Text(\"a\"); Text(\"b\") }", declarations: "")
  }

  @Test("Styles of the app are run on their controls")
  func styles() {
    let declarations = """
      struct Pill: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(configuration.isPressed ? "down" : "up") } } }
      extension ButtonStyle where Self == Pill { static var pill: Pill { Pill() } }
      struct Check: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button { configuration.isOn.toggle() } label: { Image(systemName: configuration.isOn ? "on" : "off"); configuration.label } } }
      struct Stacked: LabelStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } } }
      """
    let pill = " .buttonStyle(‹Pill()›)\n  styledBody:\n    HStack\n      Text \"Go\"\n      Text \"up\""
    check(
      "Button(\"Go\") { }.buttonStyle(Pill())", "Button \"Go\" action: {}" + pill, declarations: declarations)
    check(
      "Button(\"Go\") { }.buttonStyle(.pill)", "Button \"Go\" action: {}" + pill, declarations: declarations)
    check(
      "VStack { Button(\"Go\") { } }.buttonStyle(.pill)",
      "VStack .buttonStyle(‹Pill()›)\n  Button \"Go\" action: {}\n    styledBody:\n      HStack\n        Text \"Go\"\n        Text \"up\"",
      declarations: declarations)
    check(
      "Toggle(\"W\", isOn: .constant(true)).toggleStyle(Check())",
      "Toggle \"W\" isOn: $true .toggleStyle(‹Check()›)\n  styledBody:\n    Button action: {}\n      label:\n        Image systemName: \"on\"\n        Text \"W\"",
      declarations: declarations)
    check(
      "Label(\"L\", systemImage: \"i\").labelStyle(Stacked())",
      "Label \"L\" systemImage: \"i\" .labelStyle(‹Stacked()›)\n  styledBody:\n    VStack\n      Image systemName: \"i\"\n      Text \"L\"",
      declarations: declarations)
    check(
      "Button(\"Go\") { }.buttonStyle(.bordered)", "Button \"Go\" action: {} .buttonStyle(.bordered)",
      declarations: declarations)
  }

  @Test("A style's toggle goes through the configuration's binding")
  func styledToggle() {
    let declarations =
      "struct Check: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button(\"flip\") { configuration.isOn.toggle() } } }"
    var screen = Screen(
      probe(
        "VStack { Toggle(\"W\", isOn: $on); Text(on ? \"on\" : \"off\") }.toggleStyle(Check())",
        members: "@State var on = false", declarations: declarations))
    screen.tap("flip")
    #expect(screen.texts.contains("on"))
  }

  @Test("Environment values come from around, the nearest first")
  func environment() {
    let declarations = """
      private struct AccentKey: EnvironmentKey { static let defaultValue = "grey" }
      extension EnvironmentValues { var accent: String { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
        @Entry var size: Int = 12 }
      struct Shown: View { @Environment(\\.accent) var accent; @Environment(\\.size) private var size; @Environment(\\.isEnabled) var isEnabled
        var body: some View { Text("\\(accent) \\(size) \\(isEnabled ? "on" : "off")") } }
      extension View { func accent(_ a: String) -> some View { environment(\\.accent, a) } }
      """
    #expect(Screen(probe("Shown()", declarations: declarations), open: "Probe").texts == ["grey 12 on"])
    #expect(
      Screen(
        probe("Shown().accent(\"red\").environment(\\.size, 20).disabled(true)", declarations: declarations),
        open: "Probe"
      ).texts == ["red 20 off"])
    #expect(
      Screen(
        probe(
          "VStack { Shown().environment(\\.accent, \"in\"); Shown() }.environment(\\.accent, \"out\")",
          declarations: declarations), open: "Probe"
      ).texts == ["in 12 on", "out 12 on"])
    #expect(
      Screen(probe("VStack { Shown() }.disabled(false)", declarations: declarations), open: "Probe").texts
        == ["grey 12 on"])
  }

  @Test(
    "System environment values are those of the device and the run",
    arguments: [
      ("\\.colorScheme", "value == .light ? \"a\" : \"b\"", "a"),
      ("\\.dynamicTypeSize", "value.isAccessibilitySize ? \"a\" : \"b\"", "b"),
      ("\\.horizontalSizeClass", "value == .compact ? \"a\" : \"b\"", "a"),
      ("\\.accessibilityVoiceOverEnabled", "value ? \"a\" : \"b\"", "a"),
      ("\\.accessibilityReduceMotion", "value ? \"a\" : \"b\"", "b"),
      ("\\.layoutDirection", "value == .rightToLeft ? \"a\" : \"b\"", "b"),
      ("\\.locale", "value.identifier", "en_US"), ("\\.scenePhase", "value == .active ? \"a\" : \"b\"", "a"),
      ("\\.isSearching", "value ? \"a\" : \"b\"", "b"),
    ])
  func systemValues(key: String, shown: String, expected: String) {
    #expect(outline("Text(\(shown))", members: "@Environment(\(key)) var value") == "Text \"\(expected)\"")
  }

  @Test("Objects of the environment are found by their type")
  func objects() {
    let declarations = """
      class Store: ObservableObject { @Published var n = 5 }
      @Observable final class Session { var user = "Ann" }
      struct A: View { @EnvironmentObject var store: Store; var body: some View { Text("n \\(store.n)") } }
      struct B: View { @Environment(Session.self) private var session; var body: some View { Text(session.user) } }
      struct C: View { @Environment(Session.self) private var session: Session?; var body: some View { Text(session?.user ?? "nobody") } }
      """
    #expect(
      Screen(probe("VStack { A() }.environmentObject(Store())", declarations: declarations), open: "Probe")
        .texts == ["n 5"])
    #expect(
      Screen(probe("VStack { B() }.environment(Session())", declarations: declarations), open: "Probe").texts
        == ["Ann"])
    #expect(Screen(probe("C()", declarations: declarations), open: "Probe").texts == ["nobody"])
    let missing = Screen(probe("A()", declarations: declarations), open: "Probe")
    #expect(missing.texts == ["n 5"])
    #expect(missing.notices.map(\.kind) == [.standIn])
  }

  @Test("Overlays and backgrounds keep their views and alignment")
  func overlays() {
    check(
      "Text(\"a\").overlay(alignment: .topTrailing) { Text(\"b\") }",
      "Text \"a\" .overlay(alignment: .topTrailing)\n  .overlay content:\n    Text \"b\"", declarations: "")
    check(
      "Text(\"a\").overlay(Text(\"b\"), alignment: .top)",
      "Text \"a\" .overlay(alignment: .top)\n  .overlay _:\n    Text \"b\"", declarations: "")
    check(
      "Text(\"a\").background { Circle() }", "Text \"a\" .background()\n  .background content:\n    Circle",
      declarations: "")
    check("Text(\"a\").background(.thinMaterial)", "Text \"a\" .background(.thinMaterial)", declarations: "")
    check("Text(\"a\").background(Color.red)", "Text \"a\" .background(.red)", declarations: "")
    check(
      "Text(\"a\").background(.red, in: Capsule())",
      "Text \"a\" .background(.red)\n  .background in:\n    Capsule", declarations: "")
  }

  @Test(
    "Accessibility modifiers in their canonical form",
    arguments: [
      (".accessibilityLabel(\"L\")", ".accessibilityLabel(\"L\")"),
      (".accessibilityLabel(Text(\"L\"))", ".accessibilityLabel(\"L\")"),
      (".accessibility(label: Text(\"L\"))", ".accessibilityLabel(\"L\")"),
      (".accessibility(hidden: true)", ".accessibilityHidden(true)"),
      (".accessibility(addTraits: .isButton)", ".accessibilityAddTraits(.isButton)"),
      (".accessibility(sortPriority: 2)", ".accessibilitySortPriority(2)"),
      (".accessibility(value: Text(\"v\"))", ".accessibilityValue(\"v\")"),
      (".accessibility(identifier: \"id\")", ".accessibilityIdentifier(\"id\")"),
      (".accessibility(hint: Text(\"h\"))", ".accessibilityHint(\"h\")"),
      (".accessibilityValue(\"\\(3) of 5\")", ".accessibilityValue(\"3 of 5\")"),
      (".accessibilityAddTraits([.isHeader, .isButton])", ".accessibilityAddTraits([.isButton, .isHeader])"),
      (".accessibilityElement(children: .contain)", ".accessibilityElement(children: .contain)"),
      (".accessibilityElement()", ".accessibilityElement()"),
      (".accessibilityHeading(.h2)", ".accessibilityHeading(.h2)"),
      (".accessibilityAction { }", ".accessibilityAction(action: {})"),
      (".accessibilityAction(.escape) { }", ".accessibilityAction(.escape, action: {})"),
      (".accessibilityAction(named: \"Go\") { }", ".accessibilityAction(named: \"Go\", action: {})"),
      (".accessibilityAction(named: Text(\"Go\"), { })", ".accessibilityAction(named: \"Go\", action: {})"),
      (".accessibilityAdjustableAction { direction in }", ".accessibilityAdjustableAction(handler: {})"),
      (".accessibilityInputLabels([\"a\", \"b\"])", ".accessibilityInputLabels([\"a\", \"b\"])"),
      (".accessibilityInputLabels([Text(\"a\")])", ".accessibilityInputLabels([\"a\"])"),
      (".accessibilityCustomContent(\"Age\", \"5\")", ".accessibilityCustomContent(\"Age\", \"5\")"),
      (
        ".accessibilityCustomContent(\"Age\", \"5\", importance: .high)",
        ".accessibilityCustomContent(\"Age\", \"5\", importance: .high)"
      ),
      (
        ".accessibilityCustomContent(Text(\"Age\"), Text(\"5\"))",
        ".accessibilityCustomContent(\"Age\", \"5\")"
      ), (".onTapGesture { }", ".onTapGesture(action: {})"),
      (".onTapGesture(count: 2) { }", ".onTapGesture(count: 2, action: {})"),
      (".onTapGesture(perform: go)", ".onTapGesture(action: {})"),
      (".onLongPressGesture { }", ".onLongPressGesture(action: {})"),
      (".accessibilityShowsLargeContentViewer()", ".accessibilityShowsLargeContentViewer()"),
      (".accessibilityScrollAction { edge in }", ".accessibilityScrollAction(handler: {})"),
      (".accessibilityFocused($focus)", ".accessibilityFocused($false)"),
      (".focused($field)", ".focused($false)"),
      (".accessibilityLabel(\"L\", isEnabled: false)", ".accessibilityLabel(\"L\", isEnabled: false)"),
      (".accessibilityIgnoresInvertColors()", ".accessibilityIgnoresInvertColors()"),
      (
        ".navigationBarTitle(\"T\", displayMode: .inline)",
        ".navigationTitle(\"T\") .navigationBarTitleDisplayMode(.inline)"
      ),
      (".navigationTitle(\"T\")", ".navigationTitle(\"T\")"),
      (".navigationTitle(Text(\"T\"))", ".navigationTitle(\"T\")"), (".badge(3)", ".badge(3)"),
      (".help(\"h\")", ".help(\"h\")"), (".textCase(.uppercase)", ".textCase(.uppercase)"),
      (".opacity(0)", ".opacity(0)"),
      (".accessibilitySortPriority(-1)", ".accessibilitySortPriority(-1)"),
      (".gesture(TapGesture().onEnded { })", ".gesture(TapGesture(onEnded: {}))"),
      (".accessibilityRespondsToUserInteraction(false)", ".accessibilityRespondsToUserInteraction(false)"),
      (".accessibilityActivationPoint(.center)", ".accessibilityActivationPoint(.center)"),
      (".accessibilityTextContentType(.console)", ".accessibilityTextContentType(.console)"),
    ])
  func accessibility(source: String, expected: String) {
    #expect(
      outline(
        "Text(\"a\")" + source,
        members: "@AccessibilityFocusState var focus: Bool; @FocusState var field: Bool; func go() {}")
        == "Text \"a\" "
        + expected)
  }

  @Test("Builders of accessibility modifiers are views")
  func accessibilityBuilders() {
    check(
      "Text(\"a\").accessibilityRepresentation { Slider(value: .constant(1)) }",
      "Text \"a\" .accessibilityRepresentation()\n  .accessibilityRepresentation representation:\n    Slider value: $1",
      declarations: "")
    check(
      "Text(\"a\").accessibilityActions { Button(\"B\") { } }",
      "Text \"a\" .accessibilityActions()\n  .accessibilityActions content:\n    Button \"B\" action: {}",
      declarations: "")
    check(
      "Text(\"a\").accessibilityChildren { Text(\"c\") }",
      "Text \"a\" .accessibilityChildren()\n  .accessibilityChildren children:\n    Text \"c\"",
      declarations: "")
    check(
      "Text(\"a\").accessibilityAction { } label: { Text(\"L\") }",
      "Text \"a\" .accessibilityAction(action: {})\n  .accessibilityAction label:\n    Text \"L\"",
      declarations: "")
    check(
      "Text(\"a\").accessibilityLabel { label in Text(\"before\"); label }",
      "Text \"a\" .accessibilityLabel()\n  .accessibilityLabel content:\n    Text \"before\"\n    PlaceholderLabel",
      declarations: "")
    check(
      "Text(\"a\").contextMenu { Button(\"B\") { } }",
      "Text \"a\" .contextMenu()\n  .contextMenu menuItems:\n    Button \"B\" action: {}", declarations: "")
    check(
      "Text(\"a\").swipeActions(edge: .leading) { Button(\"B\") { } }",
      "Text \"a\" .swipeActions(edge: .leading)\n  .swipeActions content:\n    Button \"B\" action: {}",
      declarations: "")
    check(
      "Text(\"a\").toolbar { ToolbarItem(placement: .primaryAction) { Button(\"B\") { } } }",
      "Text \"a\" .toolbar()\n  .toolbar content:\n    ToolbarItem placement: .primaryAction\n      Button \"B\" action: {}",
      declarations: "")
    check(
      "Text(\"a\").searchable(text: .constant(\"q\"), prompt: \"Find\")",
      "Text \"a\" .searchable(text: $\"q\", prompt: \"Find\")", declarations: "")
  }
}
