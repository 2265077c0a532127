import EarshotViewTree

/// A tree of views as indented lines, one a view: kind, arguments, modifiers.
///
///     Toggle isOn: $true .disabled(true)
///       label:
///         Text "Wi-Fi"
///
/// `<Name>` is a view of the app, `?Name` an unknown one. Views in arguments and modifiers stand
/// below, under the label they have.
struct Outline {
  private(set) var lines: [String] = []

  static func of(_ nodes: [ViewNode]) -> String {
    var outline = Outline()
    for node in nodes { outline.add(node, 0) }
    return outline.lines.joined(separator: "\n")
  }

  private mutating func add(_ node: ViewNode, _ depth: Int) {
    var line = name(of: node)
    for argument in node.arguments where argument.value.views == nil {
      line += " " + written(argument)
    }
    for modifier in node.modifiers { line += " " + written(modifier) }
    write(line, depth)
    for argument in node.arguments { add(argument, "", depth + 1) }
    for modifier in node.modifiers {
      for argument in modifier.arguments { add(argument, ".\(modifier.name) ", depth + 1) }
    }
    for child in node.children { add(child, depth + 1) }
  }

  private mutating func add(_ argument: Argument, _ owner: String, _ depth: Int) {
    guard let views = argument.value.views else { return }
    write("\(owner)\(argument.label ?? "_"):", depth)
    for view in views { add(view, depth + 1) }
  }

  private mutating func write(_ text: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private func name(of node: ViewNode) -> String {
    switch node.kind {
    case .view(let name): name
    case .custom(let name): "<\(name)>"
    case .unknown(let name): "?\(name)"
    case .element: "element"
    }
  }

  private func written(_ argument: Argument) -> String {
    let value = written(argument.value)
    return argument.label.map { "\($0): \(value)" } ?? value
  }

  private func written(_ modifier: Modifier) -> String {
    let arguments = modifier.arguments.filter { $0.value.views == nil }.map { written($0) }
    return ".\(modifier.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Readers take whole numbers of either kind, so they are written alike.
  private func written(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private func written(_ value: ArgumentValue) -> String {
    switch value {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): written(value)
    case .text(let text): "\"\(text.string)\""
    case .symbol(let name, let arguments):
      arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.map(written).joined(separator: ", ")))"
    case .list(let values): "[\(values.map(written).joined(separator: ", "))]"
    case .record(let name, let fields): "\(name)(\(fields.map(written).joined(separator: ", ")))"
    case .range(let lower, let upper, let isClosed):
      written(lower) + (isClosed ? "..." : "..<") + written(upper)
    case .date(let seconds): "date(\(written(seconds)))"
    case .url(let url): "url(\(url))"
    case .views(let nodes): "{\(nodes.count)}"
    case .handler: "{}"
    case .binding(let value, _): "$" + written(value)
    case .opaque(_, let description): "‹\(description)›"
    case .commands: "commands"
    case .unknown(let source): "«\(source)»"
    }
  }
}
