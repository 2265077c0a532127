import EarshotViewTree
import EarshotVocabulary

/// Content that is there only while it is shown: the destination of a link that is pushed, the
/// content of a sheet that is presented.
enum DeferredContent {
  static func shown(_ node: ViewNode, _ interface: InterfaceState) -> ViewNode {
    var shown = node
    if node.name == "NavigationLink", !interface.pushed.contains(node.identity),
      node.argument("isActive")?.bool != true
    {
      shown.arguments.removeAll { $0.label == "destination" }
    }
    for index in shown.arguments.indices {
      shown.arguments[index].value = DeferredContent.shown(shown.arguments[index].value, interface)
    }
    for index in shown.children.indices {
      shown.children[index] = DeferredContent.shown(shown.children[index], interface)
    }
    for index in shown.modifiers.indices {
      hide(&shown.modifiers[index])
      for argument in shown.modifiers[index].arguments.indices {
        let value = shown.modifiers[index].arguments[argument].value
        shown.modifiers[index].arguments[argument].value = DeferredContent.shown(value, interface)
      }
    }
    return shown
  }

  private static func shown(
    _ value: ArgumentValue, _ interface: InterfaceState
  ) -> ArgumentValue {
    guard case .views(let nodes) = value else { return value }
    return .views(nodes.map { shown($0, interface) })
  }

  /// Takes the content out of a presentation that is not presented now.
  private static func hide(_ modifier: inout Modifier) {
    guard let isPresented = modifier.argument("isPresented"), isPresented.bool != true else {
      return
    }
    modifier.arguments.removeAll { $0.label == "content" || $0.label == "destination" }
  }

  /// The binding of the innermost presentation that is presented now.
  static func presented(in node: ViewNode) -> Handler? {
    for child in node.children.reversed() {
      if let found = presented(in: child) { return found }
    }
    for modifier in node.modifiers.reversed() {
      guard let binding = modifier.argument("isPresented"), binding.bool == true else { continue }
      for view in modifier.views("content").reversed() {
        if let found = presented(in: view) { return found }
      }
      return binding.setter
    }
    return nil
  }
}
