import EarshotViewTree
import EarshotVocabulary

/// One tab of a tab view.
struct TabPage {
  /// What the tab shows when it is selected.
  var content: [ViewNode]
  var label: [Argument]
  var badge: TextContent?
  /// The value by which the selection names it.
  var tag: PlainValue?
  /// Accessibility modifiers that go to the tab's button.
  var modifiers: [Modifier]
  var identity: Identity
  var source: SourceLocation?

  /// The pages of a tab view.
  static func of(_ tabView: ViewNode) -> [TabPage] {
    tabView.tabs.map { $0.systemName == "Tab" ? TabPage(tab: $0) : TabPage(view: $0) }
  }

  /// `Tab("Home", systemImage: "house", value: …) { … }` (iOS 18+); its accessibility modifiers
  /// are those of the tab itself.
  private init(tab: ViewNode) {
    content = tab.children
    label = tab.labelArguments
    badge = TabPage.badge(tab.modifiers)
    tag = tab.tabValue
    modifiers = tab.modifiers.filter { $0.name.hasPrefix("accessibility") || $0.name == "disabled" }
    identity = tab.identity
    source = tab.source
    if label.isEmpty, tab.argument("role")?.symbol == "search" {
      label = [Argument("systemImage", .text(TextContent("magnifyingglass")))]
    }
  }

  private init(view: ViewNode) {
    let marked = view.viewWithTabItem
    content = [view]
    let item = marked?.modifier("tabItem")
    label = item.map { [Argument("label", .views($0.views("label")))] } ?? []
    badge = TabPage.badge(marked?.modifiers ?? view.modifiers)
    tag = view.tabValue
    // A value on a view with a badge is said of its tab (CVS, tab badges).
    modifiers =
      badge == nil ? [] : (marked ?? view).modifiers.filter { $0.name == "accessibilityValue" }
    identity = view.identity
    source = item?.source ?? view.source
  }

  private static func badge(_ modifiers: [Modifier]) -> TextContent? {
    guard let value = modifiers.last(where: { $0.name == "badge" })?.unlabeled() else { return nil }
    if value.int == 0 { return nil }
    return value.text
  }
}

extension Arranger {
  /// Shows the selected page, with the tab bar or the page control.
  mutating func arrangeTabs(_ node: inout ViewNode) {
    let pages = TabPage.of(node)
    guard !pages.isEmpty else { return node.children = [] }
    let selected = node.selectedTab(of: node.tabs, interface)
    let style = inherited.last { $0.name == "tabViewStyle" }
    let isPaged = TabStyle.isPaged(style)
    let more = isPaged ? nil : MoreTab(pages, of: node, on: environment.device)
    if let more, more.isOpen(interface) {
      node.children = more.list(title: words.more, pages) { selecting($0, pages, of: node, more) }
      node.children.append(tabBar(pages, selected: nil, of: node, more))
      return
    }
    let content = arrange(all: pages[selected].content)
    node.children = content
    if isPaged {
      if TabStyle.showsIndex(style), pages.count > 1 {
        node.children.append(pageControl(pages, selected: selected, of: node))
      }
      return
    }
    node.children += bottomAccessory(of: node)
    let hidden = hiddenBars(content).union(hiddenInScreens(content))
    guard !hidden.contains("tabBar") else { return }
    node.children.append(tabBar(pages, selected: selected, of: node, more))
  }

  /// What the app keeps above the tab bar (iOS 26+).
  private mutating func bottomAccessory(of node: ViewNode) -> [ViewNode] {
    guard environment.profile >= .ios26, let modifier = node.modifier("tabViewBottomAccessory"),
      modifier.argument("isEnabled")?.bool != false
    else { return [] }
    return arrange(all: modifier.views("content"))
  }

  /// A stack inside the tab keeps its screen's wishes in the screen; the tab bar is not its own.
  private func hiddenInScreens(_ content: [ViewNode]) -> Set<String> {
    var bars: Set<String> = []
    for node in flattened(content) {
      guard let screen = node.children.first, screen.systemName == "SystemScreen" else { continue }
      bars.formUnion(hiddenBars(screen.children))
    }
    return bars
  }

  private func hiddenBars(_ content: [ViewNode]) -> Set<String> {
    ScreenPreferences(of: content, pushOrder: [:], interface: interface, passesTabs: false)
      .hiddenBars
  }

  private func selecting(
    _ index: Int, _ pages: [TabPage], of node: ViewNode, _ more: MoreTab? = nil
  ) -> [Command] {
    guard pages.indices.contains(index) else { return [] }
    let leaving = more.map { $0.isOpen(interface) ? [$0.setting(open: false)] : [] } ?? []
    if let set = node.argument("selection")?.setter, let tag = pages[index].tag {
      return leaving + [.set(set, tag)]
    }
    return leaving + [.interface(.select(node.identity, .int(index)))]
  }

  private func tabBar(
    _ pages: [TabPage], selected: Int?, of node: ViewNode, _ more: MoreTab?
  ) -> ViewNode {
    let count = more == nil ? pages.count : MoreTab.places
    var tabs = pages.prefix(more?.shown ?? pages.count).enumerated().map { index, page in
      var arguments = page.label
      arguments.append(Argument("selected", .bool(index == selected)))
      arguments.append(Argument("index", .int(index)))
      arguments.append(Argument("count", .int(count)))
      if let badge = page.badge { arguments.append(Argument("badge", .text(badge))) }
      arguments.append(.action(selecting(index, pages, of: node, more)))
      var tab = ViewNode.system(
        "SystemTab", page.identity.child("tab"), arguments, source: page.source)
      tab.modifiers = page.modifiers
      return tab
    }
    if let more {
      let isSelected = selected.map { $0 >= more.shown } ?? true
      tabs.append(more.tab(title: words.more, isSelected: isSelected))
    }
    return .system("SystemTabBar", node.identity.child("tabBar"), children: tabs)
  }

  private func pageControl(_ pages: [TabPage], selected: Int, of node: ViewNode) -> ViewNode {
    .system(
      "SystemPageControl", node.identity.child("pages"),
      [
        Argument("page", .int(selected)), Argument("pageCount", .int(pages.count)),
        Argument("increment", .commands(selecting(selected + 1, pages, of: node))),
        Argument("decrement", .commands(selecting(selected - 1, pages, of: node))),
      ], source: node.source)
  }
}

/// `tabViewStyle(.page(indexDisplayMode: .never))` and `PageTabViewStyle()`.
private enum TabStyle {
  static func isPaged(_ modifier: Modifier?) -> Bool {
    guard let value = modifier?.unlabeled() else { return false }
    switch value.current {
    case .symbol(let name, _): return name == "page" || name == "verticalPage"
    case .record(let type, _): return styleName(ofType: type) == "page"
    default: return false
    }
  }

  static func showsIndex(_ modifier: Modifier?) -> Bool {
    let arguments: [Argument] =
      switch modifier?.unlabeled()?.current {
      case .symbol(_, let arguments): arguments
      case .record(_, let fields): fields
      default: []
      }
    return arguments.first { $0.label == "indexDisplayMode" }?.value.symbol != "never"
  }
}
