import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

extension Arranger {
  /// Columns side by side on iPad; on iPhone one stack, whose top is the innermost column that a
  /// selection or a link has opened.
  mutating func arrangeSplit(_ node: inout ViewNode) {
    let sidebar = node.children.isEmpty ? node.views("sidebar") : node.children
    let columns = [sidebar, node.views("content"), node.views("detail")].map { arrange(all: $0) }
    node.arguments.removeAll { ["sidebar", "content", "detail"].contains($0.label) }
    node.children =
      environment.device.idiom == .pad
      ? sideBySide(columns, node) : [collapsed(columns, node)]
  }

  mutating func sideBySide(_ columns: [[ViewNode]], _ node: ViewNode) -> [ViewNode] {
    var screens: [ViewNode] = []
    var pushedFromSidebar: [NavigationScreen] = []
    let last = columns.count - 1
    let isSidebarHidden = isSidebarHidden(node)
    for (index, content) in columns.enumerated() where !content.isEmpty {
      if isSidebarHidden, index < last { continue }
      var stack = [screen(node.identity.child("column").child(index), content, back: [])]
      if index == last {
        appendPushed(to: &stack)
        // A link in the sidebar opens in the detail column.
        if stack.count == 1, let pushed = pushedFromSidebar.last { stack = [pushed] }
        let toggle = isSidebarHidden ? [sidebarToggle(node, isHidden: true)] : []
        screens.append(shown(stack, extraLeading: toggle))
      } else {
        var links = stack
        appendPushed(to: &links)
        pushedFromSidebar += links.dropFirst()
        let toggle = index == 0 ? [sidebarToggle(node, isHidden: false)] : []
        screens.append(shown(stack, extraLeading: toggle))
      }
    }
    return screens
  }

  private func isSidebarHidden(_ node: ViewNode) -> Bool {
    if let shown = node.argument("columnVisibility") { return shown.symbol == "detailOnly" }
    return interface.selections[node.identity.child("sidebar")] == .bool(true)
  }

  /// "Toggle sidebar" (Apple session 2025-224): hides the sidebar or shows it again. Where the app
  /// has no binding for that, the system keeps it.
  private func sidebarToggle(_ node: ViewNode, isHidden: Bool) -> ViewNode {
    let action: Command =
      if let set = node.argument("columnVisibility")?.setter {
        .set(set, .symbol(isHidden ? "all" : "detailOnly"))
      } else {
        .interface(.select(node.identity.child("sidebar"), .bool(!isHidden)))
      }
    let title = Phrases(locale: environment.locale)[.toggleSidebar]
    return .system(
      "Button", node.identity.child("toggleSidebar"), [.text(title), .action([action])])
  }

  private mutating func collapsed(_ columns: [[ViewNode]], _ node: ViewNode) -> ViewNode {
    var stack: [NavigationScreen] = []
    var back: [Command] = []
    for (index, content) in columns.enumerated() where !content.isEmpty {
      stack.append(screen(node.identity.child("column").child(index), content, back: back))
      appendPushed(to: &stack)
      guard let selection = content.lazy.compactMap(openSelection).first else { break }
      back = selection
    }
    if stack.isEmpty { stack = [screen(node.identity.child("column"), [], back: [])] }
    return shown(stack)
  }

  /// How to take back the selection of the list in a column; nil where nothing is selected.
  private func openSelection(_ node: ViewNode) -> [Command]? {
    if node.systemName == "List", let selection = node.argument("selection") {
      guard !selection.isNone, let set = selection.setter else { return nil }
      return [.set(set, .none)]
    }
    return node.children.lazy.compactMap(openSelection).first
  }
}
