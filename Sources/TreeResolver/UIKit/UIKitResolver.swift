import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Resolves a tree of UIKit's accessibility properties: which elements exist, in which order, and
/// what their containers add (spec announcements.md 3 and 4).
public enum UIKitResolver {
  /// - Parameters:
  ///   - tree: a tree of `.element` nodes.
  ///   - interface: what the system's own controls keep: the text field being edited.
  public static func resolve(
    _ tree: ViewTree, interface: InterfaceState = InterfaceState()
  ) -> Resolution {
    var walk = UIKitWalk(tree, interface, notesOutcomes: false)
    let finished = walk.finished(items(of: tree, &walk))
    var resolved = AccessibilityTree(
      name: tree.name, elements: finished.elements, containers: finished.containers,
      environment: tree.environment,
      layoutDirection: tree.layoutDirection ?? tree.environment.layoutDirection,
      screen: tree.root.identity)
    RotorTargets.fill(&resolved)
    return Resolution(tree: resolved, of: tree, interface)
  }

  /// What became of every view, in the order of declaration.
  static func outcomes(of tree: ViewTree, interface: InterfaceState) -> [ViewOutcome] {
    LargeStack.run {
      var walk = UIKitWalk(tree, interface, notesOutcomes: true)
      return walk.finished(items(of: tree, &walk)).outcomes
    }
  }

  private static func items(of tree: ViewTree, _ walk: inout UIKitWalk) -> [OrderedItem] {
    var items: [OrderedItem] = []
    walk.collect(tree.root, UIKitWalk.Surroundings(), into: &items)
    walk.order.sort(&items)
    return items
  }
}
