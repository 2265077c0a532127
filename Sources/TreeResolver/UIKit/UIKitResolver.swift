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
    var walk = UIKitWalk(
      order: ReadingOrder(
        idiom: tree.environment.device.idiom,
        direction: tree.layoutDirection ?? tree.environment.layoutDirection),
      interface: interface, profile: tree.environment.profile,
      symbols: SymbolVoice(tree.environment))
    var items: [OrderedItem] = []
    walk.collect(tree.root, UIKitWalk.Surroundings(), into: &items)
    walk.order.sort(&items)
    let finished = walk.finished(items)
    var resolved = AccessibilityTree(
      name: tree.name, elements: finished.elements, containers: finished.containers,
      environment: tree.environment,
      layoutDirection: tree.layoutDirection ?? tree.environment.layoutDirection,
      screen: tree.root.identity)
    RotorTargets.fill(&resolved)
    return Resolution(tree: resolved, outcomes: finished.outcomes)
  }
}
