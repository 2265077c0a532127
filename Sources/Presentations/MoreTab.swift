import EarshotViewTree
import EarshotVocabulary

/// The last tab of a phone whose tab view has more than five: the system's own "More", which lists
/// what has no place in the bar (Apple: UITabBarController, "The More Navigation Controller").
struct MoreTab {
  /// How many tabs a phone's bar has.
  static let places = 5

  private let owner: Identity

  /// nil where every page has a tab.
  init?(_ pages: [TabPage], of node: ViewNode, on device: Device) {
    guard device.idiom == .phone, pages.count > MoreTab.places else { return nil }
    owner = node.identity.child("more")
  }

  /// How many pages have tabs of their own.
  var shown: Int { MoreTab.places - 1 }

  func isOpen(_ interface: InterfaceState) -> Bool {
    if case .int(1)? = interface.selections[owner] { true } else { false }
  }

  func setting(open: Bool) -> Command { .interface(.select(owner, .int(open ? 1 : 0))) }

  func tab(title: String, isSelected: Bool) -> ViewNode {
    .system(
      "SystemTab", owner,
      [
        Argument(nil, .text(TextContent(title))), Argument("selected", .bool(isSelected)),
        Argument("index", .int(shown)), Argument("count", .int(MoreTab.places)),
        .action([setting(open: true)]),
      ])
  }

  /// The list behind the tab: its title and a row for every page without a tab.
  func list(title: String, _ pages: [TabPage], _ commands: (Int) -> [Command]) -> [ViewNode] {
    let heading = ViewNode.system(
      "SystemTitle", owner.child("title"),
      [Argument(nil, .text(TextContent(title))), Argument("large", .bool(false))])
    let rows = pages.indices.dropFirst(shown).map { index in
      ViewNode.system(
        "Button", pages[index].identity.child("row"), pages[index].label + [.action(commands(index))],
        source: pages[index].source)
    }
    return [heading, .system("List", owner.child("list"), children: Array(rows))]
  }
}
