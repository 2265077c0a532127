import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct NavigationTests {
  private func titled(_ title: String, _ content: ViewNode) -> ViewNode {
    content.with("navigationTitle", Argument(nil, title.argument))
  }

  @Test("A screen without navigation stays as it is")
  func plain() {
    #expect(shown(view("VStack", [], [text("Hello")])).outline == ["VStack", "Text(Hello)"])
  }

  @Test("A navigation title is a heading above the content (recorded: bh-root-list)")
  func title() {
    let root = view("NavigationStack", [], [titled("Fruit", view("List", [], [text("Apple")]))])
    #expect(
      shown(root).outline == [
        "NavigationStack", "SystemScreen", "SystemNavigationBar", "SystemTitle(Fruit)", "List",
        "Text(Apple)",
      ])
    #expect(shown(root).first("SystemScreen")?.argument("title")?.string == "Fruit")
  }

  @Test("The title is found inside views of the app; the outermost one wins")
  func nestedTitle() {
    let inner = titled("Inner", text("Content"))
    let custom = titled(
      "Outer", ViewNode(.custom("Home"), children: [inner], identity: Identity.root.child("home")))
    let root = view("NavigationView", [], [custom])
    #expect(shown(root).first("SystemTitle")?.unlabeled()?.string == "Outer")
  }

  @Test("A small title stands before the trailing items (recorded: spezi-account-entry-views)")
  func inlineTitle() {
    let content = titled("Entry", text("Content"))
      .with("navigationBarTitleDisplayMode", Argument(nil, .symbol("inline")))
      .with("toolbar", Argument("content", .views([button("Dismiss")])))
    let bar = shown(view("NavigationStack", [], [content])).first("SystemNavigationBar")
    #expect(bar?.children.map(\.name) == ["SystemTitle", "Button"])
  }

  @Test("A large title stands below the items and is read after them")
  func largeTitle() {
    let content = titled("Entry", text("Content"))
      .with("toolbar", Argument("content", .views([button("Dismiss")])))
    let bar = shown(view("NavigationStack", [], [content])).first("SystemNavigationBar")
    #expect(bar?.children.map(\.name) == ["Button", "SystemTitle"])
    #expect(bar?.children.last?.argument("large")?.bool == true)
  }

  @Test("Toolbar items go to their places (documentation of ToolbarItemPlacement)")
  func placements() {
    func item(_ placement: String, _ title: String) -> ViewNode {
      view(
        "ToolbarItem", [Argument("placement", .symbol(placement))], [button(title)], id: title)
    }
    let items = [
      item("confirmationAction", "Save"), item("cancellationAction", "Cancel"),
      item("principal", "Middle"), item("topBarTrailing", "Share"), item("bottomBar", "Sort"),
      item("keyboard", "Done"),
    ]
    let content = text("Content").with("toolbar", Argument("content", .views(items)))
    let screen = shown(view("NavigationStack", [], [content])).first("SystemScreen")
    func titles(_ name: String) -> [String] {
      (screen?.first(name)?.children ?? []).compactMap {
        $0.first("Button")?.unlabeled()?.string
      }
    }
    #expect(titles("SystemNavigationBar") == ["Cancel", "Middle", "Share", "Save"])
    #expect(titles("SystemToolbar") == ["Sort"])
    let lines = screen?.outline ?? []
    #expect(!lines.contains("Button(Done)"))
  }

  @Test("Toolbar items without navigation around them are not on the screen")
  func noNavigation() {
    let root = text("Content").with("toolbar", Argument("content", .views([button("Save")])))
    #expect(shown(root).outline == ["Text(Content)"])
  }

  @Test("navigationBarItems stand at the two edges")
  func oldItems() {
    let content = titled("T", text("Content")).with(
      "navigationBarItems", Argument("leading", .views([button("Back to shop")])),
      Argument("trailing", .views([button("Cart")])))
    let bar = shown(view("NavigationView", [], [content])).first("SystemNavigationBar")
    #expect(bar?.argument("leading")?.int == 1)
    #expect(bar?.argument("trailing")?.int == 1)
  }

  private func link(_ title: String, to destination: [ViewNode]? = nil) -> ViewNode {
    var arguments = [Argument(nil, title.argument)]
    if let destination { arguments.append(Argument("destination", .views(destination))) }
    return view("NavigationLink", arguments, id: title)
  }

  @Test("A pushed screen has the previous title as its back button (recorded: axe-back-button)")
  func pushed() {
    var interface = InterfaceState()
    let open = link("Tap Test", to: [titled("Tap", text("Count"))])
    interface.pushed = [open.identity]
    let root = view("NavigationStack", [], [titled("Playground", view("List", [], [open]))])
    let result = shown(root, interface)
    #expect(
      result.outline == [
        "NavigationStack", "SystemScreen", "SystemNavigationBar", "SystemBackButton(Playground)",
        "SystemTitle(Tap)", "Text(Count)",
      ])
    let pop = ["\(InterfaceChange.pop(open.identity))"]
    #expect(settings(result.first("SystemBackButton")?.argument("action")?.commands) == pop)
    #expect(settings(result.first("SystemScreen")?.argument("escape")?.commands) == pop)
  }

  @Test("Links inside pushed screens push further, and each screen is another one")
  func pushedTwice() {
    var interface = InterfaceState()
    let second = link("Second", to: [titled("C", text("End"))])
    let first = link("First", to: [titled("B", second)])
    let root = view("NavigationStack", [], [titled("A", first)])
    interface.pushed = [first.identity]
    let one = shown(root, interface).first("SystemScreen")
    interface.pushed.append(second.identity)
    let two = shown(root, interface).first("SystemScreen")
    #expect(one?.first("SystemTitle")?.unlabeled()?.string == "B")
    #expect(two?.first("SystemTitle")?.unlabeled()?.string == "C")
    #expect(two?.first("SystemBackButton")?.unlabeled()?.string == "B")
    #expect(one?.identity != two?.identity)
  }

  @Test("A bound path shows its last entry; going back keeps the entries before it")
  func path() {
    func entry(_ title: String) -> ViewNode {
      view("Group", [], [titled(title, text(title + " page"))], id: title)
    }
    let root = view(
      "NavigationStack",
      [
        Argument("path", binding(.list([]), "path")),
        Argument("pathDestinations", .views([entry("One"), entry("Two")])),
      ], [titled("Home", text("Root"))])
    let result = shown(root)
    #expect(result.first("SystemTitle")?.unlabeled()?.string == "Two")
    #expect(result.first("SystemBackButton")?.unlabeled()?.string == "One")
    #expect(
      settings(result.first("SystemBackButton")?.argument("action")?.commands) == ["path=int(1)"])
  }

  @Test("An entry of a path may say itself how it goes")
  func pathEntry() {
    let entry = view(
      "Group", [Argument("dismiss", .handler(Handler("remove one")))], [text("One page")])
    let root = view(
      "NavigationStack", [Argument("pathDestinations", .views([entry]))], [text("Root")])
    let back = shown(root).first("SystemBackButton")
    #expect(settings(back?.argument("action")?.commands) == ["run remove one"])
  }

  @Test("navigationDestination(isPresented:) pushes while its binding is true")
  func destinationBinding() {
    func root(_ isPresented: Bool) -> ViewNode {
      view(
        "NavigationStack", [],
        [
          text("Root").with(
            "navigationDestination",
            Argument("isPresented", binding(.bool(isPresented), "shows")),
            Argument("destination", .views([text("Details")])))
        ])
    }
    #expect(shown(root(false)).outline.last == "Text(Root)")
    let result = shown(root(true))
    #expect(result.outline.last == "Text(Details)")
    #expect(
      settings(result.first("SystemBackButton")?.argument("action")?.commands)
        == ["shows=bool(false)"])
  }

  @Test("navigationBarBackButtonHidden takes the back button away")
  func hiddenBack() {
    var interface = InterfaceState()
    let open = link("Go", to: [text("End").with("navigationBarBackButtonHidden")])
    interface.pushed = [open.identity]
    let result = shown(view("NavigationStack", [], [titled("A", open)]), interface)
    #expect(result.first("SystemBackButton") == nil)
  }

  @Test("toolbar(.hidden, for: .navigationBar) takes the bar away")
  func hiddenBar() {
    let content = titled("A", text("End")).with(
      "toolbar", Argument(nil, .symbol("hidden")), Argument("for", .symbol("navigationBar")))
    #expect(shown(view("NavigationStack", [], [content])).first("SystemNavigationBar") == nil)
  }

  @Test("A search field stands under the bar, from iOS 26 on iPhone at the bottom")
  func search() {
    let content = titled("Books", text("Row")).with(
      "searchable", Argument("text", binding("".argument, "query")),
      Argument("prompt", "Search Books".argument))
    let root = view("NavigationStack", [], [content])
    let old = shown(root, profile: .ios18).first("SystemScreen")
    #expect(
      old?.outline == [
        "SystemScreen", "SystemNavigationBar", "SystemTitle(Books)", "SystemSearchField",
        "Text(Row)",
      ])
    let new = shown(root).first("SystemScreen")
    let lines = new?.outline ?? []
    #expect(lines.suffix(2) == ["Text(Row)", "SystemSearchField"])
    #expect(new?.first("SystemSearchField")?.argument("prompt")?.string == "Search Books")
  }

  @Test("The prompt of a search field is the word for searching where the app gives none")
  func searchPrompt() {
    let content = text("Row").with("searchable", Argument("text", binding("".argument, "query")))
    let root = view("NavigationStack", [], [content])
    let field = shown(root, locale: "de_DE").first("SystemSearchField")
    #expect(field?.argument("prompt")?.string == "Suchen")
  }

  @Test("While a search is edited it can be cleared and cancelled")
  func searchEditing() {
    let content = text("Row").with("searchable", Argument("text", binding("kiwi".argument, "query")))
    let root = view("NavigationStack", [], [content])
    var interface = InterfaceState()
    interface.editing = shown(root).first("SystemSearchField")?.identity
    let result = shown(root, interface)
    #expect(result.outline.contains("Button(Clear text)"))
    #expect(result.outline.contains("Button(Cancel)"))
  }

  @Test("On iPhone a split view is a stack: the sidebar, and over it what is selected")
  func splitOnPhone() {
    func root(_ selection: ArgumentValue) -> ViewNode {
      view(
        "NavigationSplitView", [Argument("detail", .views([titled("Peak", text("Detail"))]))],
        [
          titled(
            "Landmarks",
            view("List", [Argument("selection", binding(selection, "selected"))], [text("Row")]))
        ])
    }
    #expect(shown(root(.none)).first("SystemTitle")?.unlabeled()?.string == "Landmarks")
    let open = shown(root(.int(3)))
    #expect(open.first("SystemTitle")?.unlabeled()?.string == "Peak")
    #expect(
      settings(open.first("SystemBackButton")?.argument("action")?.commands) == ["selected=none"])
  }

  @Test("On iPad a split view shows its columns side by side")
  func splitOnPad() {
    let root = view(
      "NavigationSplitView", [Argument("detail", .views([text("Detail")]))], [text("Sidebar")])
    let columns = shown(root, device: .iPad).children
    #expect(columns.map(\.name) == ["SystemScreen", "SystemScreen"])
    let lines = columns.last?.outline ?? []
    #expect(lines.contains("Text(Detail)"))
  }

  @Test("On iPhone a navigation view shows the first of its views (Apple: NavigationView, columns)")
  func columnsOnPhone() {
    let shown = shown(view("NavigationView", [], [titled("Herbs", text("Sage")), text("Choose a herb")]))
    #expect(shown.outline.contains("Text(Sage)"))
    #expect(!shown.outline.contains("Text(Choose a herb)"))
  }

  @Test("On iPad the views of a navigation view are its columns")
  func columnsOnPad() {
    let root = view("NavigationView", [], [view("Group", [], [text("Sage"), text("Choose a herb")])])
    #expect(shown(root, device: .iPad).children.map(\.name) == ["SystemScreen", "SystemScreen"])
  }

  @Test("In the style of a stack one view is shown on iPad too (Apple: StackNavigationViewStyle)")
  func stackedColumns() {
    let root = view("NavigationView", [], [text("Sage"), text("Choose a herb")])
    for style in [ArgumentValue.symbol("stack"), .record("StackNavigationViewStyle", [])] {
      let shown = shown(root.with("navigationViewStyle", Argument(nil, style)), device: .iPad)
      #expect(shown.outline.contains("Text(Sage)"))
      #expect(!shown.outline.contains("Text(Choose a herb)"))
    }
  }
}
