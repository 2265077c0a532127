import EarshotViewTree
import EarshotVocabulary

/// The items of a screen's toolbars by the place they go to.
struct ToolbarItems {
  private(set) var leading: [ViewNode] = []
  private(set) var principal: [ViewNode] = []
  private(set) var trailing: [ViewNode] = []
  private(set) var bottom: [ViewNode] = []
  private(set) var keyboard: [ViewNode] = []
  /// What the menu of the title shows.
  private(set) var titleMenu: [ViewNode] = []
  /// The menu that secondary actions stand in; one of the trailing items.
  private(set) var moreMenu: ViewNode?
  private var confirming: [ViewNode] = []
  private var secondary: [ViewNode] = []

  /// - Parameter more: the title of the menu that secondary actions stand in.
  init(_ preferences: ScreenPreferences, owner: Identity, more: String) {
    for node in flattened(preferences.toolbar) { add(node) }
    titleMenu += preferences.titleMenu
    if !secondary.isEmpty {
      let menu = ViewNode.system("Menu", owner.child("more"), [.text(more)], children: secondary)
      moreMenu = menu
      trailing.append(menu)
    }
    trailing += confirming
  }

  private mutating func add(_ node: ViewNode) {
    switch node.systemName {
    case "ToolbarSpacer", "Spacer", "DefaultToolbarItem", "Divider": return
    case "ToolbarTitleMenu": titleMenu += node.children
    case "ToolbarItem", "ToolbarItemGroup":
      guard !node.children.isEmpty else { return }
      place(node, node.argument("placement")?.symbol ?? "automatic")
    default: place(node, "automatic")
    }
  }

  /// The documentation of `ToolbarItemPlacement` for iOS.
  private mutating func place(_ node: ViewNode, _ placement: String) {
    switch placement {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
      leading.append(node)
    case "principal", "title", "largeTitle": principal.append(node)
    case "bottomBar", "status", "bottomOrnament": bottom.append(node)
    case "keyboard": keyboard.append(node)
    case "confirmationAction", "primaryAction": confirming.append(node)
    case "secondaryAction": secondary += node.children
    default: trailing.append(node)
    }
  }
}
