import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct TabTests {
  private func page(_ name: String, _ tag: Int? = nil) -> ViewNode {
    let page = text(name + " Screen").with("tabItem", Argument("label", .views([text(name)])))
    return tag.map { page.with("tag", Argument(nil, .int($0))) } ?? page
  }

  @Test("The selected tab's content, then the tab bar (recorded: sisyphos-tab-bar)")
  func tabs() {
    let result = shown(view("TabView", [], [page("First"), page("Second")]))
    #expect(
      result.outline == [
        "TabView", "Text(First Screen)", "SystemTabBar", "SystemTab", "SystemTab",
      ])
    let tabs = result.first("SystemTabBar")?.children ?? []
    #expect(tabs.map { $0.argument("selected")?.bool } == [true, false])
    #expect(tabs.map { $0.argument("index")?.int } == [0, 1])
    #expect(tabs.map { $0.argument("count")?.int } == [2, 2])
    #expect(tabs.map { $0.argument("label")?.string } == ["First", "Second"])
  }

  // Apple, TabRole.search: the search tab stands at the trailing end; TabContent.hidden(_:) takes a tab away.
  @Test("The search tab is the last, and a hidden tab is none")
  func searchAndHidden() {
    func tab(_ name: String, _ role: String? = nil) -> ViewNode {
      let role = role.map { [Argument("role", .symbol($0))] } ?? []
      return view("Tab", [Argument(nil, .text(TextContent(name)))] + role, [text(name + " Screen")])
    }
    let hidden = [Argument(nil, .bool(true))]
    let section = view("TabSection", [], [tab("Attic")]).with("hidden", hidden[0])
    let root = view(
      "TabView", [],
      [
        tab("Find", "search"), tab("Home"), tab("Cellar").with("hidden", hidden[0]),
        tab("Garden").with("hidden", Argument(nil, .bool(false))), section,
      ])
    let tabs = shown(root).first("SystemTabBar")?.children ?? []
    #expect(tabs.map { $0.unlabeled()?.string } == ["Home", "Garden", "Find"])
    #expect(tabs.map { $0.argument("count")?.int } == [3, 3, 3])
  }

  // Apple, UITabBarController: a bar has room for five; the last is the system's "More".
  @Test("On a phone the fifth of six tabs is More, which lists the rest")
  func more() {
    let root = view("TabView", [], ["A", "B", "C", "D", "E", "F"].map { page($0) })
    let tabs = shown(root).first("SystemTabBar")?.children ?? []
    #expect(tabs.count == 5)
    #expect(tabs.last?.unlabeled()?.string == "More")
    #expect(tabs.map { $0.argument("count")?.int } == [5, 5, 5, 5, 5])
    var interface = InterfaceState()
    for case .interface(let change) in tabs.last?.argument("action")?.commands ?? [] {
      interface.apply(change)
    }
    let list = shown(root, interface)
    #expect(list.outline.prefix(5) == ["TabView", "SystemTitle(More)", "List", "Button", "Button"])
    let row = list.first("List")?.children.last
    for case .interface(let change) in row?.argument("action")?.commands ?? [] {
      interface.apply(change)
    }
    let last = shown(root, interface)
    #expect(last.outline.contains("Text(F Screen)"))
    let selected = last.first("SystemTabBar")?.children.map { $0.argument("selected")?.bool }
    #expect(selected == [false, false, false, false, true])
  }

  @Test("Without a binding the system keeps the selection")
  func unbound() {
    let root = view("TabView", [], [page("First"), page("Second")])
    var interface = InterfaceState()
    interface.apply(.select(root.identity, .int(1)))
    #expect(shown(root, interface).outline.contains("Text(Second Screen)"))
    let action = shown(root).first("SystemTabBar")?.children.last?.argument("action")?.commands
    #expect(settings(action) == ["\(InterfaceChange.select(root.identity, .int(1)))"])
  }

  @Test("A bound selection names the tab by its tag")
  func bound() {
    let root = view(
      "TabView", [Argument("selection", binding(.int(7), "tab"))], [page("A", 3), page("B", 7)])
    let result = shown(root)
    #expect(result.outline.contains("Text(B Screen)"))
    let action = result.first("SystemTabBar")?.children.first?.argument("action")?.commands
    #expect(settings(action) == ["tab=int(3)"])
  }

  @Test("Tab values keep label, badge and accessibility modifiers (iOS 18+)")
  func tabViews() {
    let tab = view(
      "Tab",
      [
        Argument(nil, "Home".argument), Argument("systemImage", "house".argument),
        Argument("value", .int(1)),
      ], [text("Home page")]
    )
    .with("badge", Argument(nil, .int(3)))
    .with("accessibilityHint", Argument(nil, "Start".argument))
    let result = shown(view("TabView", [], [tab])).first("SystemTab")
    #expect(result?.unlabeled()?.string == "Home")
    #expect(result?.argument("badge")?.string == "3")
    #expect(result?.modifiers.map(\.name) == ["accessibilityHint"])
  }

  @Test("A value on content with a badge goes to its tab (CVS: cvs-tab-badge)")
  func badgeValue() {
    let messages = text("Messages page")
      .with("accessibilityValue", Argument(nil, "3 notifications".argument))
      .with("badge", Argument(nil, .int(3)))
      .with("tabItem", Argument("label", .views([text("Messages")])))
    let tab = shown(view("TabView", [], [page("Home"), messages])).first("SystemTabBar")?
      .children.last
    #expect(tab?.modifiers.map(\.name) == ["accessibilityValue"])
  }

  @Test("A paged tab view has a page control instead (recorded: spezi-devices-page-indicator)")
  func pages() {
    let root = view("TabView", [], [text("One"), text("Two"), text("Three")])
      .with("tabViewStyle", Argument(nil, .symbol("page")))
    let result = shown(root)
    #expect(result.outline == ["TabView", "Text(One)", "SystemPageControl"])
    let control = result.first("SystemPageControl")
    #expect(control?.argument("page")?.int == 0)
    #expect(control?.argument("pageCount")?.int == 3)
    #expect(
      settings(control?.argument("increment")?.commands)
        == ["\(InterfaceChange.select(root.identity, .int(1)))"])
    #expect(settings(control?.argument("decrement")?.commands) == [])
  }

  @Test("A page control can be turned off")
  func pagesWithoutIndex() {
    let style = ArgumentValue.symbol(
      "page", arguments: [Argument("indexDisplayMode", .symbol("never"))])
    let root = view("TabView", [], [text("One"), text("Two")])
      .with("tabViewStyle", Argument(nil, style))
    #expect(shown(root).outline == ["TabView", "Text(One)"])
  }

  @Test("Each tab has its own navigation")
  func stackInTab() {
    let stack = view(
      "NavigationStack", [], [text("Content").with("navigationTitle", Argument(nil, "T".argument))]
    ).with("tabItem", Argument("label", .views([text("Tab")])))
    let outline = shown(view("TabView", [], [stack])).outline
    #expect(
      outline == [
        "TabView", "NavigationStack", "SystemScreen", "SystemNavigationBar", "SystemTitle(T)",
        "Text(Content)", "SystemTabBar", "SystemTab",
      ])
  }

  @Test("A screen may hide the tab bar")
  func hiddenTabBar() {
    let content = text("Content").with(
      "toolbar", Argument(nil, .symbol("hidden")), Argument("for", .symbol("tabBar")))
    let stack = view("NavigationStack", [], [content])
      .with("tabItem", Argument("label", .views([text("Tab")])))
    #expect(shown(view("TabView", [], [stack, page("B")])).first("SystemTabBar") == nil)
  }

  @Test("A tab view without tabs and a selection out of range are no trap")
  func hostile() {
    #expect(shown(view("TabView")).outline == ["TabView"])
    let root = view("TabView", [], [page("A"), page("B")])
    var interface = InterfaceState()
    interface.apply(.select(root.identity, .int(.max)))
    #expect(shown(root, interface).outline.contains("Text(B Screen)"))
  }
}
