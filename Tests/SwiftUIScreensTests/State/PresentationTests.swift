import EarshotVocabulary
import Testing

@Suite("Presentations") struct PresentationTests {
  @Test(
    "A sheet has its content only while it is presented", arguments: ["sheet", "fullScreenCover", "popover"])
  func sheets(name: String) {
    var screen = Screen(
      probe(
        "Button(\"Open\") { shown = true }.\(name)(isPresented: $shown) { VStack { Text(\"inside\"); Button(\"Close\") { shown = false } } }",
        members: "@State var shown = false"))
    #expect(screen.outline == "Button \"Open\" action: {} .\(name)(isPresented: $false)")
    screen.tap("Open")
    #expect(
      screen.outline
        == "Button \"Open\" action: {} .\(name)(isPresented: $true)\n  .\(name) content:\n    VStack\n      Text \"inside\"\n      Button \"Close\" action: {}"
    )
    screen.tap("Close")
    #expect(screen.texts.isEmpty)
  }

  // Apple's documentation: the value of `environment(_:_:)` is what its key holds; views call it.
  @Test("Code in the environment is run by the views that call it, and not before")
  func environmentCode() {
    var screen = Screen(
      """
      extension EnvironmentValues { @Entry var openChart: (String) -> Void = { _ in } }
      struct Harbour: View {
        @Environment(\\.openChart) var openChart
        var body: some View { Button("Open") { openChart("Oban") } }
      }
      struct Probe: View {
        @State var chart: String?
        var body: some View {
          Harbour().environment(\\.openChart) { name in chart = name }
            .sheet(isPresented: .constant(chart != nil)) { Text("Chart of \\(chart ?? "")") }
        }
      }
      """, open: "Probe")
    #expect(screen.texts.isEmpty)
    #expect(screen.notices.isEmpty)
    screen.tap("Open")
    #expect(screen.texts == ["Chart of Oban"])
  }

  @Test("A sheet for an item is given the item")
  func items() {
    var screen = Screen(
      probe(
        "VStack { Button(\"Open\") { item = Item(id: 4) } }.sheet(item: $item, onDismiss: { print(\"gone\") }) { item in Text(\"item \\(item.id)\") }",
        members: "@State var item: Item?", declarations: "struct Item: Identifiable { let id: Int }"))
    #expect(screen.texts.isEmpty)
    screen.tap("Open")
    #expect(screen.texts == ["item 4"])
    #expect(screen.nodes.contains { $0.modifier("sheet")?.argument("onDismiss")?.handler != nil })
  }

  @Test(
    "dismiss() of the environment takes the presentation away",
    arguments: [
      "@Environment(\\.dismiss) var dismiss; var body: some View { Button(\"Close\") { dismiss() } }",
      "@Environment(\\.dismiss) private var dismiss; var body: some View { Button(\"Close\", action: { dismiss() }) }",
      "@Environment(\\.presentationMode) var mode; var body: some View { Button(\"Close\") { mode.wrappedValue.dismiss() } }",
      "@Environment(\\.presentationMode) @Binding var mode; var body: some View { Button(\"Close\") { mode.dismiss() } }",
    ])
  func dismissing(members: String) {
    var screen = Screen(
      probe(
        "VStack { Button(\"Open\") { shown = true }; Text(shown ? \"open\" : \"closed\") }.sheet(isPresented: $shown) { Sheet() }",
        members: "@State var shown = false", declarations: "struct Sheet: View { \(members) }"), open: "Probe"
    )
    screen.tap("Open")
    #expect(screen.texts == ["open"])
    screen.tap("Close")
    #expect(screen.texts == ["closed"])
  }

  @Test("Alerts have their actions and message while they are presented")
  func alerts() {
    let shown =
      "Text(\"t\").alert(\"Sure?\", isPresented: $on) { Button(\"Yes\", role: .destructive) { on = false } } message: { Text(\"It is gone.\") }"
    #expect(
      outline(shown, members: "@State var on = false") == "Text \"t\" .alert(\"Sure?\", isPresented: $false)")
    #expect(
      outline(shown, members: "@State var on = true")
        == "Text \"t\" .alert(\"Sure?\", isPresented: $true)\n  .alert actions:\n    Button \"Yes\" role: .destructive action: {}\n  .alert message:\n    Text \"It is gone.\""
    )
    #expect(
      outline(
        "Text(\"t\").confirmationDialog(\"Pick\", isPresented: $on, titleVisibility: .visible) { Button(\"A\") { } }",
        members: "@State var on = true")
        == "Text \"t\" .confirmationDialog(\"Pick\", isPresented: $true, titleVisibility: .visible)\n  .confirmationDialog actions:\n    Button \"A\" action: {}"
    )
    #expect(
      outline(
        "Text(\"t\").alert(Text(\"Hi \\(name)\"), isPresented: $on, presenting: name) { n in Button(n) { } } message: { n in Text(\"for \\(n)\") }",
        members: "@State var on = true; let name = \"Ann\"")
        == "Text \"t\" .alert(\"Hi Ann\", isPresented: $true)\n  .alert actions:\n    Button \"Ann\" action: {}\n  .alert message:\n    Text \"for Ann\""
    )
  }

  @Test("Alerts of iOS 13 have the form of today's")
  func oldAlerts() {
    #expect(
      outline(
        "Text(\"t\").alert(isPresented: $on) { Alert(title: Text(\"T\"), message: Text(\"M\"), primaryButton: .destructive(Text(\"Del\")) { go() }, secondaryButton: .cancel()) }",
        members: "@State var on = true; func go() {}")
        == "Text \"t\" .alert(isPresented: $true, \"T\")\n  .alert message:\n    Text \"M\"\n  .alert actions:\n    Button \"Del\" role: .destructive action: {}\n    Button \"Cancel\" role: .cancel"
    )
    #expect(
      outline(
        "Text(\"t\").actionSheet(isPresented: $on) { ActionSheet(title: Text(\"T\"), buttons: [.default(Text(\"A\")) { }, .cancel()]) }",
        members: "@State var on = true")
        == "Text \"t\" .confirmationDialog(isPresented: $true, titleVisibility: .visible, \"T\")\n  .confirmationDialog actions:\n    Button \"A\" action: {}\n    Button \"Cancel\" role: .cancel"
    )
  }

  @Test("A pushed link has its destination, and dismiss pops it")
  func links() throws {
    let declarations =
      "struct Detail: View { let n: Int; @Environment(\\.dismiss) var dismiss; var body: some View { VStack { Text(\"detail \\(n)\"); Button(\"Back\") { dismiss() } } } }"
    var screen = Screen(
      probe(
        "NavigationStack { List { NavigationLink(\"One\") { Detail(n: 1) }; NavigationLink(\"Two\", destination: Detail(n: 2)) } }",
        declarations: declarations), open: "Probe")
    #expect(screen.texts.isEmpty)
    screen.apply(.push(try #require(screen.node("NavigationLink", "Two")).identity))
    #expect(screen.texts == ["detail 2"])
    screen.tap("Back")
    #expect(screen.texts.isEmpty)
  }

  @Test("A value link leads where navigationDestination(for:) says")
  func valueLinks() throws {
    var screen = Screen(
      probe(
        "NavigationStack { List { NavigationLink(\"Four\", value: 4); NavigationLink(\"Ann\", value: \"Ann\"); NavigationLink(\"Kind\", value: Kind.b) }.navigationDestination(for: Int.self) { Text(\"number \\($0)\") }.navigationDestination(for: String.self) { name in Text(\"name \\(name)\") }.navigationDestination(for: Kind.self) { kind in switch kind { case .a: Text(\"a\"); case .b: Text(\"kind b\") } } }",
        declarations: "enum Kind: Hashable { case a, b }"))
    screen.apply(.push(try #require(screen.node("NavigationLink", "Four")).identity))
    #expect(screen.texts == ["number 4"])
    screen.apply(.pop(try #require(screen.node("NavigationLink", "Four")).identity))
    screen.apply(.push(try #require(screen.node("NavigationLink", "Ann")).identity))
    #expect(screen.texts == ["name Ann"])
    screen.apply(.pop(try #require(screen.node("NavigationLink", "Ann")).identity))
    screen.apply(.push(try #require(screen.node("NavigationLink", "Kind")).identity))
    #expect(screen.texts == ["kind b"])
  }

  @Test(
    "A path is screens on top of the first; links append to it, code cuts it",
    arguments: [
      "@State var path: [Int] = []", "@State var path = NavigationPath()",
    ])
  func paths(member: String) {
    var screen = Screen(
      probe(
        "NavigationStack(path: $path) { VStack { NavigationLink(\"Go\", value: 7); Button(\"Push\") { path.append(8) }; Button(\"Root\") { path.removeLast(path.count) } }.navigationDestination(for: Int.self) { n in Text(\"screen \\(n)\") } }",
        members: member))
    #expect(screen.node("NavigationStack")?.argument("pathDestinations") == nil)
    screen.run(screen.node("NavigationLink", "Go")?.argument("action")?.handler)
    #expect(screen.texts == ["screen 7"])
    screen.tap("Push")
    #expect(screen.texts == ["screen 7", "screen 8"])
    screen.tap("Root")
    #expect(screen.texts.isEmpty)
  }

  @Test("navigationDestination(isPresented:) is a presentation")
  func destinationPresented() {
    var screen = Screen(
      probe(
        "NavigationStack { Button(\"Go\") { on = true }.navigationDestination(isPresented: $on) { Text(\"there\") } }",
        members: "@State var on = false"))
    #expect(screen.texts.isEmpty)
    screen.tap("Go")
    #expect(screen.texts == ["there"])
  }

  @Test("openURL is output")
  func urls() {
    var screen = Screen(
      probe(
        "Button(\"Go\") { openURL(URL(string: \"https://a.example\")!) }",
        members: "@Environment(\\.openURL) var openURL"))
    screen.tap("Go")
    #expect(screen.output.count == 1)
    #expect(screen.output.first?.contains("https://a.example") == true)
  }

  @Test("onDelete takes the row that it is told")
  func deleting() {
    var screen = Screen(
      probe(
        "List { ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }",
        members: "@State var names = [\"a\", \"b\", \"c\"]"))
    screen.run(screen.node("ForEach")?.modifier("onDelete")?.argument("action")?.handler, [.int(1)])
    #expect(screen.texts == ["a", "c"])
  }

  @Test("dismiss() on a screen of a path takes it off the path")
  func dismissInPath() {
    let declarations =
      "struct Detail: View { let n: Int; @Environment(\\.dismiss) var dismiss; var body: some View { VStack { Text(\"screen \\(n)\"); Button(\"Back \\(n)\") { dismiss() } } } }"
    var screen = Screen(
      probe(
        "NavigationStack(path: $path) { Text(\"root \\(path.count)\").navigationDestination(for: Int.self) { Detail(n: $0) } }",
        members: "@State var path = [1, 2]", declarations: declarations), open: "Probe")
    #expect(screen.texts == ["screen 1", "screen 2", "root 2"])
    screen.tap("Back 2")
    #expect(screen.texts == ["screen 1", "root 1"])
  }

  @Test("An action finds the objects of its environment")
  func environmentInActions() {
    let declarations =
      "class Store: ObservableObject { @Published var n = 0 }\nstruct Child: View { @EnvironmentObject var store: Store; var body: some View { VStack { Text(\"n \\(store.n)\"); Button(\"+\") { store.n += 1 } } } }"
    var screen = Screen(
      probe(
        "Child().environmentObject(store)", members: "@StateObject var store = Store()",
        declarations: declarations), open: "Probe")
    screen.tap("+")
    #expect(screen.texts == ["n 1"])
    #expect(screen.events.isEmpty)
  }
}
