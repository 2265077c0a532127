import EarshotVocabulary

extension ViewNode {
  /// The name of an SDK view; empty for all others, whatever they are called.
  package var systemName: String {
    if case .view(let name) = kind { return name }
    return ""
  }

  /// The value by which a selection names the view: the outermost `.tag`, else the id that
  /// `ForEach` gave it.
  package var tag: PlainValue? {
    (modifier("tag") ?? modifier("_tag"))?.unlabeled()?.plain
  }

  /// The pages of a tab view, sections and loops taken apart. The search tab stands at the trailing end of the
  /// bar (Apple: TabRole.search).
  package var tabs: [ViewNode] {
    let tabs = ViewNode.flattenedTabs(children).filter { !$0.isHiddenTab }
    return tabs.filter { !$0.isSearchTab } + tabs.filter(\.isSearchTab)
  }

  /// Which of a tab view's pages is shown: by its selection, else by what was chosen, else the first.
  package func selectedTab(of tabs: [ViewNode], _ interface: InterfaceState) -> Int {
    if let selection = argument("selection"), !selection.isNone {
      let now = selection.plain
      if let index = tabs.firstIndex(where: { $0.tabValue == now }) { return index }
    }
    if case .int(let index)? = interface.selections[identity] { return min(max(index, 0), tabs.count - 1) }
    return 0
  }

  /// The value by which a tab view's selection names the page.
  package var tabValue: PlainValue? {
    if systemName == "Tab" { return argument("value").map(\.plain) ?? tag }
    return viewWithTabItem?.tag ?? tag
  }

  /// The view that carries the tab item: the page itself, or the only view inside its wrappers.
  package var viewWithTabItem: ViewNode? {
    var node = self
    for _ in 0..<64 {
      if node.modifier("tabItem") != nil { return node }
      guard node.children.count == 1, let child = node.children.first else { return nil }
      node = child
    }
    return nil
  }

  private var isSearchTab: Bool { systemName == "Tab" && argument("role")?.symbol == "search" }

  /// `.hidden(true)` on a tab or on a section of them takes them away (Apple: TabContent.hidden(_:)). On a view
  /// it hides what the tab shows.
  private var isHiddenTab: Bool {
    guard systemName == "Tab" else { return false }
    return modifiers.contains { $0.name == "hidden" && $0.unlabeled()?.bool != false }
  }

  /// Without what groups them, but a custom view is one page, whatever is in it.
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
}
