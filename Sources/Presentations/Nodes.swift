import EarshotViewTree
import EarshotVocabulary

extension ViewNode {
  /// Whether the node only passes its children on.
  var isTransparent: Bool {
    switch kind {
    case .custom, .unknown: true
    case .view(let name): ViewNode.transparentNames.contains(name)
    case .element: false
    }
  }

  /// Whether anything may be left of a node without children: a view that is not known may draw.
  fileprivate var showsSomething: Bool {
    switch kind {
    case .unknown, .element: true
    case .custom: false
    case .view(let name): name != "EmptyView" && !isTransparent
    }
  }

  private static let transparentNames: Set<String> = [
    "Group", "ForEach", "AnyView", "TupleView", "TabSection",
  ]

  static func system(
    _ name: String, _ identity: Identity, _ arguments: [Argument] = [], children: [ViewNode] = [],
    source: SourceLocation? = nil
  ) -> ViewNode {
    ViewNode(
      .view(name), arguments: arguments, children: children, identity: identity, source: source)
  }

  mutating func setArgument(_ label: String, _ value: ArgumentValue) {
    if let index = arguments.firstIndex(where: { $0.label == label }) {
      arguments[index].value = value
    } else {
      arguments.append(Argument(label, value))
    }
  }

  /// Whether a text or a builder argument gives the node something to show as its label.
  var labelArguments: [Argument] {
    arguments.filter { argument in
      switch argument.label {
      case nil: argument.value.text != nil
      case "label", "systemImage", "image", "title", "icon": true
      default: false
      }
    }
  }
}

/// The nodes with transparent wrappers taken off; what modified a wrapper modifies each child.
func flattened(_ nodes: [ViewNode]) -> [ViewNode] {
  var flat: [ViewNode] = []
  for node in nodes { appendFlattened(node, to: &flat) }
  return flat
}

private func appendFlattened(_ node: ViewNode, to flat: inout [ViewNode]) {
  guard node.isTransparent, !node.children.isEmpty else {
    if node.showsSomething { flat.append(node) }
    return
  }
  let start = flat.count
  for child in node.children { appendFlattened(child, to: &flat) }
  guard !node.modifiers.isEmpty else { return }
  for index in start..<flat.count { flat[index].modifiers += node.modifiers }
}

extension Argument {
  static func text(_ text: String) -> Argument { Argument(nil, .text(TextContent(text))) }
  static func action(_ commands: [Command]) -> Argument { Argument("action", .commands(commands)) }
  static func escape(_ commands: [Command]) -> Argument { Argument("escape", .commands(commands)) }
}
