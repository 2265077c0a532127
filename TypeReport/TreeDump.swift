import EarshotViewTree
import EarshotVocabulary

/// A declared tree as lines, to be held against another one.
struct TreeDump {
  private(set) var lines: [String] = []

  init(_ tree: ViewTree) {
    add(tree.root, "")
    for event in tree.effects { lines.append("effect \(event)") }
  }

  private mutating func add(_ node: ViewNode, _ indent: String) {
    let kind =
      switch node.kind {
      case .view(let name): name
      case .custom(let name): "<\(name)>"
      case .unknown(let name): "?\(name)"
      case .element: "element"
      }
    let source = node.source.map { " @\($0.line)" } ?? ""
    lines.append("\(indent)\(kind)\(source)")
    add(node.arguments, indent + "  ", "")
    for modifier in node.modifiers {
      let source = modifier.source.map { " @\($0.line)" } ?? ""
      lines.append("\(indent)  .\(modifier.name)\(source)")
      add(modifier.arguments, indent + "    ", "")
    }
    for child in node.children { add(child, indent + "  | ") }
  }

  private mutating func add(_ arguments: [Argument], _ indent: String, _ prefix: String) {
    for argument in arguments { add(argument.value, indent, (argument.label ?? "_") + ":") }
  }

  private mutating func add(_ value: ArgumentValue, _ indent: String, _ label: String) {
    switch value {
    case .views(let nodes):
      lines.append("\(indent)\(label) views")
      for node in nodes { add(node, indent + "  ") }
    case .binding(let inner, _): add(inner, indent, label + " binding")
    case .symbol(let name, let arguments):
      lines.append("\(indent)\(label) .\(name)")
      add(arguments, indent + "  ", "")
    case .record(let name, let arguments):
      lines.append("\(indent)\(label) \(name)()")
      add(arguments, indent + "  ", "")
    case .list(let values):
      lines.append("\(indent)\(label) list")
      for value in values { add(value, indent + "  ", "-") }
    case .handler: lines.append("\(indent)\(label) handler")
    case .commands: lines.append("\(indent)\(label) commands")
    case .opaque(_, let description): lines.append("\(indent)\(label) opaque \(description)")
    case .text(let text):
      let runs = text.runs.map { $0.attributes.isPlain ? $0.string : "\($0.string){\($0.attributes)}" }
      lines.append("\(indent)\(label) \(runs)")
    case .int(let number): lines.append("\(indent)\(label) \(Double(number))")
    case .double(let number):
      lines.append("\(indent)\(label) \(number.isInfinite ? ".infinity" : "\(number)")")
    default: lines.append("\(indent)\(label) \(value)")
    }
  }
}
