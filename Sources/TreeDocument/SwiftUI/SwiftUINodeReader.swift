import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// SwiftUI-like nodes: `{ "view": "Text", "text": "Hello", "modifiers": [...] }`.
extension DocumentReader {
  mutating func swiftUINodeOrText(
    _ index: Int, identity: Identity
  ) throws(InputError) -> ViewNode {
    guard tape.kind(index) == .string else { return try swiftUINode(index, identity: identity) }
    try countView(index)
    return ViewNode(
      .view("Text"), arguments: [Argument(nil, .text(TextContent(try text(index, "text"))))],
      identity: identity, source: tape.location(index))
  }

  mutating func swiftUINode(_ index: Int, identity: Identity) throws(InputError) -> ViewNode {
    try countView(index)
    let spec = try viewSpec(of: index)
    var node = ViewNode(.view(spec.name), identity: identity, source: tape.location(index))
    var written: [(order: Int, value: Int)] = []
    var modifiers: Int?
    var effects: Int?
    for (name, value) in try members(of: index, "node") where tape.kind(value) != .null {
      if let order = spec.arguments.firstIndex(where: { $0.names.contains(name) }) {
        written.append((order, value))
        continue
      }
      switch name {
      case "view": break
      case "modifiers": modifiers = value
      case "effects": effects = value
      case "children" where spec.takesChildren, "content" where spec.takesChildren:
        guard node.children.isEmpty else {
          throw fault(value - 1, "'children' and 'content' are the same; write one of them")
        }
        node.children = try swiftUIChildren(value, name, identity)
      default: throw unknownViewField(value - 1, spec)
      }
    }
    for (order, value) in written.sorted(by: { $0.order < $1.order }) {
      let argument = spec.arguments[order]
      node.arguments.append(
        try self.argument(
          value, argument, at: .argument(node.arguments.count),
          identity: identity.child(argument.names[0])))
    }
    if let modifiers { node.modifiers = try self.modifiers(modifiers, identity) }
    if let effects { try readEffects(effects, into: &node) }
    if spec.name == "NavigationLink", node.argument("destination") != nil {
      hasDeferredContent = true
    }
    return node
  }

  private func viewSpec(of index: Int) throws(InputError) -> ViewSpec {
    guard tape.kind(index) == .object else {
      throw fault(index, "a node is an object or a text, not \(tape.describe(index))")
    }
    for (name, value) in try members(of: index, "node") where name == "view" {
      let name = try text(value, "view")
      guard let spec = ViewCatalog.views[name] else {
        throw fault(
          value,
          "unknown view \(quoted(name))" + NearestName.hint(for: name, in: ViewCatalog.names))
      }
      return spec
    }
    throw fault(index, "a node in a SwiftUI-like tree wants the field 'view'")
  }

  private func unknownViewField(_ key: Int, _ spec: ViewSpec) -> InputError {
    unknownField(key, of: "a \(spec.name)", known: spec.fieldNames.filter { $0 != "_" })
  }

  private mutating func swiftUIChildren(
    _ index: Int, _ field: String, _ identity: Identity
  ) throws(InputError) -> [ViewNode] {
    let items = tape.kind(index) == .array ? try items(of: index, field) : [index]
    var nodes: [ViewNode] = []
    for item in items {
      path.append(.child(nodes.count))
      nodes.append(try swiftUINodeOrText(item, identity: identity.child(nodes.count)))
      path.removeLast()
    }
    return nodes
  }

  // MARK: Effects

  /// The effects of a SwiftUI-like node become what its source would say: a button's action, a
  /// tap gesture, accessibility actions.
  private mutating func readEffects(
    _ index: Int, into node: inout ViewNode
  ) throws(InputError) {
    var adjust: Int?
    for (name, value) in try members(of: index, "effects") where tape.kind(value) != .null {
      switch EffectTrigger(rawValue: name) {
      case .activate: try readActivation(value, into: &node)
      case .increment, .decrement:
        let part: ActionPlace.Part = name == "increment" ? .effects : .decrement
        try readAdjustment(value, part, &adjust, into: &node)
      case .escape, .magicTap:
        addAction(Argument(nil, .symbol(name)), try effectsHandler(value), to: &node)
      case nil:
        addAction(
          Argument("named", .text(TextContent(name))), try effectsHandler(value), to: &node)
      }
    }
  }

  private mutating func readActivation(
    _ index: Int, into node: inout ViewNode
  ) throws(InputError) {
    for argument in node.arguments {
      guard let id = argument.value.setter?.payload as? ActionID else { continue }
      return try fillEffects(index, action: id.index, part: .effects)
    }
    let handler = try effectsHandler(index)
    switch node.name {
    case "Button": node.arguments.append(Argument("action", .handler(handler)))
    case "Menu": node.arguments.append(Argument("primaryAction", .handler(handler)))
    default:
      node.modifiers.append(
        Modifier("onTapGesture", [Argument("action", .handler(handler))], source: node.source))
    }
  }

  private mutating func readAdjustment(
    _ index: Int, _ part: ActionPlace.Part, _ adjust: inout Int?, into node: inout ViewNode
  ) throws(InputError) {
    if node.name == "Stepper" {
      let label = part == .effects ? "onIncrement" : "onDecrement"
      node.arguments.append(Argument(label, .handler(try effectsHandler(index))))
      return
    }
    if adjust == nil {
      let handler = handler(.adjust(increment: [], decrement: []))
      adjust = actions.count - 1
      node.modifiers.append(
        Modifier(
          "accessibilityAdjustableAction", [Argument("handler", .handler(handler))],
          source: node.source))
    }
    if let adjust { try fillEffects(index, action: adjust, part: part) }
  }

  /// Joins the handler to the action that is declared already, else declares it.
  private func addAction(_ kind: Argument, _ handler: Handler, to node: inout ViewNode) {
    let action = Argument("action", .handler(handler))
    if let name = kind.value.text, kind.label == "named",
      let index = node.modifiers.firstIndex(where: {
        $0.name == "accessibilityAction" && $0.argument("named")?.text == name
          && $0.argument("action") == nil
      })
    {
      node.modifiers[index].arguments.append(action)
      return
    }
    node.modifiers.append(Modifier("accessibilityAction", [kind, action], source: node.source))
  }
}
