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
    var memory: ResolvedRows?
    return resolve(tree, layout: layout, interface: interface, memory: &memory)
  }

  /// Resolves a tree where rows are known again by their stamps: those that stand where they stood
  /// and are surrounded by the same are taken as they were.
  ///
  /// - Parameter memory: the rows of the last time, then those of now; nil: nothing is remembered.
  public static func resolve(
    _ tree: ViewTree, layout: LayoutResult, interface: InterfaceState, memory: inout ResolvedRows?
  ) -> Resolution {
    if case .element = tree.root.kind { return UIKitResolver.resolve(tree, interface: interface) }
    var walk = Walk(tree: tree, layout: layout, interface: interface)
    walk.rows = memory.map { RowKeeper($0, layout, interface) }
    let scope = Scope(symbols: SymbolVoice(walk.environment))
    walk.resolve(tree.root, in: scope)
    let resolution = walk.finish(tree)
    memory = walk.rows.map { ResolvedRows(rows: $0.after, interface: interface) }
    guard resolution.tree.elements.isEmpty, walk.unknownContents == .passed else { return resolution }
    var naming = Walk(tree: tree, layout: layout, interface: interface)
    naming.unknownContents = .named
    naming.resolve(tree.root, in: scope)
    return naming.finish(tree)
  }
}
