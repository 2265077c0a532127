import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// `ViewThatFits`: each view of a group or a loop in it is one to choose from.
  func choices(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = generic("ViewThatFits", view, at: identity, around)
    node.children = Expander.takenApart(node.children)
    return node
  }

  private static func takenApart(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      guard case .view(let name) = node.kind, name == "Group" || name == "ForEach" || name == "TupleView"
      else { return [node] }
      return takenApart(node.children).map { child in
        var child = child
        child.modifiers += node.modifiers
        return child
      }
    }
  }
}
