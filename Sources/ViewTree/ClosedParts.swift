import EarshotVocabulary

/// What of a screen is only there once somebody opens it: the content of menus, of folded groups and sections, and
/// the pages of tab views that aren't shown.
package struct ClosedParts {
  /// The views in what is closed.
  package private(set) var views: Set<Identity> = []
  /// The pages that are shown.
  package private(set) var shownPages: Set<Identity> = []
  /// The views of each page that isn't.
  package private(set) var hiddenPages: [Identity: Set<Identity>] = [:]

  private let interface: InterfaceState
  private let profile: Profile

  /// Modifiers that hold what is shown when they are opened.
  private static let openers: Set<String> = [
    "contextMenu", "swipeActions", "accessibilityActions", "toolbarTitleMenu",
  ]

  package init(of nodes: [ViewNode], _ interface: InterfaceState, _ profile: Profile) {
    self.interface = interface
    self.profile = profile
    for node in nodes { look(at: node) }
  }

  private mutating func look(at node: ViewNode) {
    for modifier in node.modifiers {
      let isClosed = ClosedParts.openers.contains(modifier.name)
      for argument in modifier.arguments { look(at: argument, isClosed: isClosed) }
    }
    for argument in node.arguments { look(at: argument, isClosed: false) }
    if node.systemName == "TabView" { return lookAtPages(of: node) }
    let isClosed = isClosed(node)
    for child in node.children {
      if isClosed { ClosedParts.collect(child, into: &views) } else { look(at: child) }
    }
  }

  private mutating func look(at argument: Argument, isClosed: Bool) {
    guard case .views(let nodes) = argument.value else { return }
    for node in nodes {
      if isClosed { ClosedParts.collect(node, into: &views) } else { look(at: node) }
    }
  }

  private func isClosed(_ node: ViewNode) -> Bool {
    switch node.systemName {
    case "Menu": !interface.presented.contains(node.identity)
    // What an app's own style shows of it is for that to say.
    case "DisclosureGroup": !node.isExpanded(interface) && node.argument("styledBody") == nil
    case "Section": node.argument("isExpanded")?.bool == false
    default: false
    }
  }

  /// From iOS 18 on the content of a tab is made when it is first selected; before, all of them were when the tab view
  /// was: https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
  private mutating func lookAtPages(of node: ViewNode) {
    let tabs = node.tabs
    guard profile >= .ios18, !tabs.isEmpty else {
      for child in node.children { look(at: child) }
      return
    }
    let selected = node.selectedTab(of: tabs, interface)
    for (index, tab) in tabs.enumerated() {
      if index == selected {
        shownPages.insert(tab.identity)
        look(at: tab)
      } else {
        var hidden: Set<Identity> = []
        ClosedParts.collect(tab, into: &hidden)
        hiddenPages[tab.identity] = hidden
      }
    }
  }

  private static func collect(_ node: ViewNode, into views: inout Set<Identity>) {
    views.insert(node.identity)
    for child in node.children { collect(child, into: &views) }
    for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
      if case .views(let nodes) = argument.value { for node in nodes { collect(node, into: &views) } }
    }
  }
}

extension ViewNode {
  /// Whether a `DisclosureGroup` is open.
  package func isExpanded(_ interface: InterfaceState) -> Bool {
    argument("isExpanded")?.bool ?? interface.expanded.contains(identity)
  }
}
