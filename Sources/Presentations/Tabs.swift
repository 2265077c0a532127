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

  /// The pages of a tab view, sections and loops taken apart. The search tab stands at the trailing end of the
  /// bar (Apple: TabRole.search).
  static func of(_ tabView: ViewNode) -> [TabPage] {
    let tabs = flattenedTabs(tabView.children).filter { !isHidden($0) }
    let ordered = tabs.filter { !isSearch($0) } + tabs.filter(isSearch)
    return ordered.map { node in
      node.systemName == "Tab" ? TabPage(tab: node) : TabPage(view: node)
    }
  }

  private static func isSearch(_ node: ViewNode) -> Bool {
    node.systemName == "Tab" && node.argument("role")?.symbol == "search"
  }

  /// `.hidden(true)` on a tab or on a section of them takes them away (Apple: TabContent.hidden(_:)). On a view
  /// it hides what the tab shows.
  private static func isHidden(_ node: ViewNode) -> Bool {
    guard node.systemName == "Tab" else { return false }
    return node.modifiers.contains { modifier in
      modifier.name == "hidden" && modifier.unlabeled()?.bool != false
    }
  }

  /// Like `flattened`, but a custom view is one page, whatever is in it.
  private static func flattenedTabs(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      guard ["Group", "ForEach", "TupleView", "TabSection"].contains(node.systemName),
        node.modifier("tabItem") == nil
      else { return node.systemName == "EmptyView" ? [] : [node] }
      return flattenedTabs(node.children).map { child in
        var child = child
        child.modifiers += node.modifiers
        return child
      }
    }
  }

  /// `Tab("Home", systemImage: "house", value: …) { … }` (iOS 18+); its accessibility modifiers
  /// are those of the tab itself.
  private init(tab: ViewNode) {
    content = tab.children
    label = tab.labelArguments
    badge = TabPage.badge(tab.modifiers)
    let value = tab.argument("value")
    tag = value.map(\.plain) ?? tab.tag
    modifiers = tab.modifiers.filter { $0.name.hasPrefix("accessibility") || $0.name == "disabled" }
    identity = tab.identity
    source = tab.source
    if label.isEmpty, tab.argument("role")?.symbol == "search" {
      label = [Argument("systemImage", .text(TextContent("magnifyingglass")))]
    }
  }

  private init(view: ViewNode) {
    let marked = TabPage.marked(view)
    content = [view]
    let item = marked?.modifier("tabItem")
    label = item.map { [Argument("label", .views($0.views("label")))] } ?? []
    badge = TabPage.badge(marked?.modifiers ?? view.modifiers)
    tag = marked?.tag ?? view.tag
    // A value on a view with a badge is said of its tab (CVS, tab badges).
    modifiers =
      badge == nil ? [] : (marked ?? view).modifiers.filter { $0.name == "accessibilityValue" }
    identity = view.identity
    source = item?.source ?? view.source
  }

  /// The view that carries the tab item: the page itself, or the only view inside its wrappers.
  private static func marked(_ view: ViewNode) -> ViewNode? {
    var node = view
    for _ in 0..<64 {
      if node.modifier("tabItem") != nil { return node }
      guard node.children.count == 1, let child = node.children.first else { return nil }
      node = child
    }
    return nil
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
    let selected = selectedPage(pages, of: node)
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

  private func selectedPage(_ pages: [TabPage], of node: ViewNode) -> Int {
    if let selection = node.argument("selection"), !selection.isNone {
      let now = selection.plain
      if let index = pages.firstIndex(where: { $0.tag == now }) { return index }
    }
    if case .int(let index)? = interface.selections[node.identity] {
      return min(max(index, 0), pages.count - 1)
    }
    return 0
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
