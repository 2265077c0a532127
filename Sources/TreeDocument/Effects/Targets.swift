import EarshotViewTree
import EarshotVocabulary

/// The nodes that effects can name: by `identifier`, or by `accessibilityIdentifier`.
struct Targets {
  private var places: [String: NodePlace] = [:]
  private var names: [String] = []
  private var steps: [NodeStep] = []
  private var screen = 0

  init(in roots: [ViewNode]) {
    for (index, root) in roots.enumerated() {
      screen = index
      visit(root)
    }
  }

  func place(of identifier: String) -> NodePlace? { places[identifier] }

  /// Enough names to find a nearest one among.
  var someNames: [String] { Array(names.prefix(2_000)) }

  private mutating func visit(_ node: ViewNode) {
    if let identifier = Targets.identifier(of: node), places[identifier] == nil {
      places[identifier] = NodePlace(screen: screen, steps: steps)
      names.append(identifier)
    }
    for (index, child) in node.children.enumerated() { visit(child, .child(index)) }
    if case .element(let properties) = node.kind {
      for (index, element) in (properties.elements ?? []).enumerated() {
        visit(element, .element(index))
      }
    }
    for (index, argument) in node.arguments.enumerated() {
      for (view, child) in (argument.value.views ?? []).enumerated() {
        visit(child, .argument(index, view))
      }
    }
    for (modifier, applied) in node.modifiers.enumerated() {
      for (index, argument) in applied.arguments.enumerated() {
        for (view, child) in (argument.value.views ?? []).enumerated() {
          visit(child, .modifier(modifier, index, view))
        }
      }
    }
  }

  private mutating func visit(_ node: ViewNode, _ step: NodeStep) {
    steps.append(step)
    visit(node)
    steps.removeLast()
  }

  private static func identifier(of node: ViewNode) -> String? {
    if case .element(let properties) = node.kind { return properties.identifier }
    return node.modifier("accessibilityIdentifier")?.unlabeled()?.string
  }
}

extension ViewNode {
  /// The node at the end of the way.
  func node(at steps: ArraySlice<NodeStep>) -> ViewNode? {
    var node = self
    for step in steps {
      let nodes: [ViewNode]
      let index: Int
      switch step {
      case .child(let child): (nodes, index) = (node.children, child)
      case .element(let element):
        guard case .element(let properties) = node.kind else { return nil }
        (nodes, index) = (properties.elements ?? [], element)
      case .argument(let argument, let view):
        guard node.arguments.indices.contains(argument) else { return nil }
        (nodes, index) = (node.arguments[argument].value.views ?? [], view)
      case .modifier(let modifier, let argument, let view):
        guard let value = node[.modifier(modifier, argument)] else { return nil }
        (nodes, index) = (value.views ?? [], view)
      }
      guard nodes.indices.contains(index) else { return nil }
      node = nodes[index]
    }
    return node
  }
}
