import EarshotAccessibilityTree
import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// Turns a screen of views with their frames into what assistive technologies see, as iOS does
/// under the environment's profile.
public enum TreeResolver {
  /// Resolves a tree as it is shown (`Presentations.shown`). A tree of UIKit elements is resolved
  /// by UIKit's rules.
  ///
  /// Time grows linearly with the tree; recursion goes as deep as views are nested.
  public static func resolve(
    _ tree: ViewTree, layout: LayoutResult, interface: InterfaceState
  ) -> Resolution {
    if case .element = tree.root.kind { return UIKitResolver.resolve(tree, interface: interface) }
    var walk = Walk(tree: tree, layout: layout, interface: interface)
    walk.resolve(tree.root, in: Scope(symbols: SymbolVoice(walk.environment)))
    return walk.finish(tree)
  }
}
