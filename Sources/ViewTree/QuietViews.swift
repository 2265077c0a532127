/// Views that open nothing over the screen by the app's own state, and that no focus or closing is told to.
enum QuietViews {
  /// Views that show one of several screens.
  private static let shells: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  /// Modifiers by which something opens, or the focus comes to a view.
  private static let callers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "actionSheet",
    "focused", "accessibilityFocused",
  ]

  /// Whether the view is one of them with everything in it.
  static func contain(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .view(let name): if shells.contains(name) { return false }
    case .custom, .unknown: break
    case .element: return false
    }
    for modifier in node.modifiers {
      if callers.contains(modifier.name) { return false }
      for argument in modifier.arguments where argument.label == "onDismiss" || !contain(argument) {
        return false
      }
    }
    return node.arguments.allSatisfy(contain) && node.children.allSatisfy(contain)
  }

  private static func contain(_ argument: Argument) -> Bool {
    guard case .views(let nodes) = argument.value else { return true }
    return nodes.allSatisfy(contain)
  }
}
