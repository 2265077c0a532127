import EarshotViewTree
import EarshotVocabulary

/// The views of a `NavigationView` are its columns (Apple: NavigationView, "Present multiple columns").
extension Arranger {
  /// On iPad the columns stand side by side; where there is room for one, or the style is a stack's, it is the
  /// first, and what its links open.
  mutating func arrangeNavigationView(_ node: inout ViewNode) {
    let columns = Arranger.columns(node.children)
    guard columns.count > 1 else { return arrangeStack(&node) }
    guard environment.device.idiom == .pad, !isStacked else {
      node.children = [columns[0]]
      return arrangeStack(&node)
    }
    node.children = sideBySide(columns.map { arrange(all: [$0]) }, node)
  }

  /// Groups and loops taken apart; a view of the app's is one column, whatever is in it.
  private static func columns(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      if node.systemName == "EmptyView" { return [] }
      guard ["Group", "ForEach", "TupleView"].contains(node.systemName) else { return [node] }
      return columns(node.children).map { child in
        var child = child
        child.modifiers += node.modifiers
        return child
      }
    }
  }

  /// `navigationViewStyle(.stack)` and `StackNavigationViewStyle()`, on the view or around it.
  private var isStacked: Bool {
    switch inherited.last(where: { $0.name == "navigationViewStyle" })?.unlabeled()?.current {
    case .symbol(let name, _): name == "stack"
    case .record(let type, _): type == "StackNavigationViewStyle"
    default: false
    }
  }
}
