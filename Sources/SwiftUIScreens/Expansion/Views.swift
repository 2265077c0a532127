import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// A view that the SDK made, without modifiers.
  func expand(bare record: Record, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    let call = RecordedCall(record, machine)
    if call.isBuilder { return try built(call, at: identity, around) }
    switch call.typeName {
    case "EmptyView": return []
    case "TupleView": return try expand(elements(of: call), under: identity, around)
    case "AnyView", "EquatableView":
      guard let view = call.arguments.first?.typed else { return [] }
      return try expand(view, at: identity.child("any"), around)
    case "Text": return [try text(call, at: identity)]
    case "ForEach": return [try forEach(call, at: identity, around)]
    case "List", "Table": return [try list(call, at: identity, around)]
    case "GeometryReader", "ScrollViewReader", "TimelineView": return [try reader(call, at: identity, around)]
    case "AsyncImage": return [try asyncImage(call, at: identity, around)]
    case "ViewThatFits": return [try choices(call, at: identity, around)]
    case "PhaseAnimator", "KeyframeAnimator", "OutlineGroup", "EditButton":
      throw Interruption.unknown("what \(call.typeName) shows", record.place)
    case "ContentUnavailableView" where call.name == "search":
      throw Interruption.unknown("what \(call.typeName) shows", record.place)
    case "NavigationLink": return [try navigationLink(call, at: identity, around)]
    case "NavigationStack": return [try navigationStack(call, at: identity, around)]
    default: return [try generic(call, at: identity, around)]
    }
  }

  /// What a builder makes of several views, or of branches.
  private func built(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    switch call.name {
    case "buildEither":
      guard let branch = call.arguments.first else { return [] }
      return try expand(branch.typed, at: identity.child(branch.label ?? ""), around)
    case "buildArray":
      guard let list = call.arguments.first?.typed else { return [] }
      return try expand(elements(of: list), under: identity, around)
    case "buildBlock", "buildPartialBlock": return try expand(elements(of: call), under: identity, around)
    default:
      guard let view = call.arguments.first?.typed else { return [] }
      return try expand(view, at: identity, around)
    }
  }

  /// The views that are given side by side: as arguments, as a pack, as a tuple.
  private func elements(of call: RecordedCall) -> [TypedValue] {
    call.arguments.flatMap { argument -> [TypedValue] in
      let elementTypes: [Type]
      switch argument.type.kind {
      case .tuple(let elements): elementTypes = elements.map { $0.type }
      case .pack(let elements): elementTypes = elements
      case .expansion(let inner):
        if case .pack(let elements) = inner.kind { elementTypes = elements } else { elementTypes = [] }
      default: return [argument.typed]
      }
      guard case .fields(let fields) = argument.value else { return [] }
      return zip(fields, elementTypes).map { TypedValue($0, machine.plain($1)) }
    }
  }

  func node(_ name: String, _ call: RecordedCall, at identity: Identity) throws -> ViewNode {
    try count()
    return ViewNode(.view(name), identity: identity, source: call.location)
  }

  /// A view as it is written: its arguments, its content.
  func generic(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try node(call.typeName, call, at: identity)
    // `Color.red` as a view.
    if call.record.callee.isStatic, !call.record.callee.isInitializer {
      node.arguments.append(Argument(nil, .symbol(call.name)))
    }
    let style = style(of: call.typeName, around)
    for (index, argument) in call.arguments.enumerated() {
      let place = identity.child(argument.label ?? "argument").child(index)
      if argument.label == "content" {
        // A style puts the content of a group where it likes.
        if style != nil, ViewExpander.styledGroups.contains(call.typeName) { continue }
        node.children += try views(argument, at: place, around)
        continue
      }
      if argument.label == "format" || argument.label == "value" && call["format"] != nil { continue }
      node.arguments.append(
        Argument(argument.writtenLabel, try convert(argument, at: place, around)))
    }
    if let value = call["value"], let format = call["format"] {
      let held = value.type.nominal === types.binding ? try run.read(value.typed) : machine.opened(value.typed)
      let text = held.value.unwrapped == nil ? "" : try formatted(held, by: format.typed)
      if call.typeName == "TextField" {
        node.arguments.append(Argument("value", try convert(value, at: identity, around)))
        node.arguments.append(Argument("formatted", .text(TextContent(text))))
      } else {
        node.arguments.append(Argument("value", .text(TextContent(text))))
      }
    }
    if let style {
      node.arguments.append(Argument("styledBody", .views(try styled(style, call, at: identity, around))))
    }
    return node
  }

  /// What an argument shows: what its builder gives, or the view that it is.
  func views(_ argument: RecordedCall.Given, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    if case .function(let function) = argument.value, let result = argument.type.function?.result {
      return try content(function, result, at: identity, around)
    }
    return try expand(argument.typed, at: identity, around)
  }

  // MARK: Collections

  func forEach(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try node("ForEach", call, at: identity)
    node.children = try rows(call, at: identity, around)
    return node
  }

  /// One node an element, with the element's own identity.
  func rows(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    guard let data = call["data"] ?? call.arguments.first,
      let content = call["content"] ?? call["rowContent"],
      case .function(let function) = content.value, let shape = content.type.function
    else { throw Interruption.unknown("the rows of \(call.typeName)") }
    if data.type.nominal === types.binding { throw Interruption.unknown("rows of a binding") }
    let elementType = machine.plain(shape.parameters.first?.type ?? data.type)
    var nodes: [ViewNode] = []
    var used: [Identity: Int] = [:]
    for (index, element) in try elements(of: data.typed).enumerated() {
      let key = try key(of: TypedValue(element.value, elementType), call["id"], index)
      let row = identity.child("row:\(try described(key))")
      let count = used[row, default: 0]
      used[row] = count + 1
      nodes += try self.row(
        element.value, key, function, shape.result, at: count > 0 ? row.child(count) : row, around)
    }
    return nodes
  }

  /// What an element is known by: what the path leads to, its own `id`, its offset in a range.
  func key(
    of element: TypedValue, _ id: RecordedCall.Given?, _ index: Int
  ) throws -> TypedValue {
    if let id, case .host(let host) = id.value, let path = host.value as? KeyPathValue {
      return TypedValue(try machine.read(path, of: element.value), machine.plain(path.value))
    }
    if let identifiable = machine.nominal("Identifiable", of: "Swift"),
      machine.conforms(element.type, to: identifiable),
      let requirement = machine.requirement("id", of: identifiable)
    {
      return try machine.read(requirement, of: element)
    }
    // A loop over a half-open range without an `id` knows its rows by their offsets (observed by Paul Hudson, 100
    // Days of SwiftUI, day 16, on iOS 13 to 17).
    return TypedValue(.integer(index), machine.program.language.int)
  }

  private func row(
    _ element: RuntimeValue, _ key: TypedValue, _ function: FunctionValue, _ result: Type,
    at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    var nodes = try content(function, result, [element], at: identity, around)
    if nodes.count > 1 {
      nodes = [ViewNode(.view("Group"), children: nodes, identity: identity.child("group"))]
    }
    guard var node = nodes.first else { return [] }
    node.modifiers.append(Modifier("_tag", [Argument(nil, try tag(key, at: identity, around))]))
    return [node]
  }

  func list(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard call.typeName == "List", call["rowContent"] != nil else {
      if call.typeName == "Table" { throw Interruption.unknown("what a table shows") }
      return try generic(call, at: identity, around)
    }
    var node = try node(call.typeName, call, at: identity)
    if let selection = call["selection"] {
      node.arguments.append(Argument("selection", try convert(selection, at: identity, around)))
    }
    let rows = try rows(call, at: identity.child("rows"), around)
    node.children = [
      ViewNode(.view("ForEach"), children: rows, identity: identity.child("rows"), source: node.source)
    ]
    return node
  }
}

extension ViewExpander {
  /// A view that the system makes.
  func expand(_ bare: BareView, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    try count()
    var node = ViewNode(.view(bare.name), identity: identity)
    for (index, argument) in bare.arguments.enumerated() {
      let value: ArgumentValue =
        bare.name == "Text"
        ? .text(try plainText(of: argument.typed, near: nil))
        : try convert(argument, at: identity.child(index), around)
      node.arguments.append(Argument(bare.name == "Text" ? nil : argument.writtenLabel, value))
    }
    return node
  }
}
