import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Views of a collection: one for each element.
extension ViewExpander {
  func forEach(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    try remembered(.record(call.record), at: identity, around) {
      [try forEach(call, at: identity, rowsIn: around)]
    }[0]
  }

  private func forEach(_ call: RecordedCall, at identity: Identity, rowsIn around: Surroundings) throws
    -> ViewNode
  {
    var node = try node("ForEach", call, at: identity)
    node.children = try rows(of: Rows(call, self), under: identity, around)
    node.arguments += try editing(around)
    node.modifiers += try editActions(of: call)
    return node
  }

  func list(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard call["rowContent"] != nil else {
      var node = try generic(call, at: identity, around)
      node.arguments += try editing(around)
      return node
    }
    return try remembered(.record(call.record), at: identity, around) {
      [try listOfRows(call, at: identity, around)]
    }[0]
  }

  private func listOfRows(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws
    -> ViewNode
  {
    var node = try node("List", call, at: identity)
    node.arguments += try editing(around)
    if let selection = call["selection"] {
      node.arguments.append(Argument("selection", try convert(selection, at: identity, around)))
    }
    let place = identity.child("rows")
    let rows = try rows(of: Rows(call, self), under: place, around)
    node.children = [
      ViewNode(
        .view("ForEach"), children: rows, modifiers: try editActions(of: call), identity: place,
        source: node.source)
    ]
    return node
  }

  /// One node an element, with the element's own identity.
  func rows(of rows: Rows, under identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    var nodes: [ViewNode] = []
    var used: [Identity: Int] = [:]
    var around = around
    if let place = rows.unknownPlace {
      // Rows in rows of their own: how deep they go is not known either.
      guard !around.unknownRows.contains(place) else { return [] }
      around.unknownRows.append(place)
    }
    for (index, element) in rows.elements.enumerated() {
      let element = TypedValue(element, rows.elementType)
      let held = element.type.nominal === types.binding ? try run.read(element) : element
      let key = try key(of: held, rows.id, index)
      let row = identity.child("row:\(try described(key))")
      let count = used[row, default: 0]
      used[row] = count + 1
      let place = count > 0 ? row.child(count) : row
      let content = try evaluated(.tuple(.function(rows.content), element.value), at: place) { _ in
        try rows.content.call(element.value)
      }
      // What a row shows is often the same though something changed that its code reads: which row is chosen.
      let input = RuntimeValue.tuple(content, key.value, rows.children == nil ? .unset : element.value)
      nodes += try remembered(input, at: place, around) {
        let shown = TypedValue(content, machine.plain(rows.result))
        return try self.row(shown, element, key, rows, at: place, around)
      }
    }
    return nodes
  }

  /// What an element is known by: what the path leads to, its own `id`, its offset in a range.
  func key(
    of element: TypedValue, _ id: RecordedCall.Given?, _ index: Int
  ) throws -> TypedValue {
    if element.value.isUnknown { return TypedValue(.integer(index), machine.program.language.int) }
    if let id, case .host(let host) = id.value, let path = host.value as? KeyPathValue {
      do {
        return TypedValue(try machine.read(path, of: element.value), machine.plain(path.value))
      } catch Interruption.unknown where element.type.isHole || element.type.isExistential {}
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
    _ shown: TypedValue, _ element: TypedValue, _ key: TypedValue, _ rows: Rows, at identity: Identity,
    _ around: Surroundings
  ) throws -> [ViewNode] {
    var nodes = try expand(shown, at: identity, around)
    if nodes.count > 1 {
      nodes = [ViewNode(.view("Group"), children: nodes, identity: identity.child("group"))]
    }
    guard var node = nodes.first else { return [] }
    node.modifiers.append(Modifier("_tag", [Argument(nil, try tag(key, at: identity, around))]))
    node = try opened(node, element, rows, around)
    if run.isLive { node.stampAsRow() }
    return [node]
  }

  // MARK: Outlines

  /// `OutlineGroup` and `List(_:children:)`: a row with children can be expanded to show them.
  private func opened(
    _ row: ViewNode, _ element: TypedValue, _ rows: Rows, _ around: Surroundings
  ) throws -> ViewNode {
    guard let path = rows.children else { return row }
    guard element.type.nominal !== types.binding else {
      throw Interruption.unknown("an outline of a binding")
    }
    let held = TypedValue(try machine.read(path, of: element.value), machine.plain(path.value))
    guard let inner = held.value.unwrapped else { return row }
    guard rows.depth < run.environment.bounds.nesting else {
      throw Interruption.unknown(
        .beyondBounds("an outline is nested deeper than \(run.environment.bounds.nesting)"))
    }
    let type = machine.program.language.wrapped(held.type) ?? held.type
    var level = rows
    level.elements = try elements(of: TypedValue(inner, type)).map(\.value)
    level.depth += 1
    let identity = row.identity.child("outline")
    return ViewNode(
      .view("DisclosureGroup"),
      arguments: [Argument("label", .views([row])), Argument("isOutline", .bool(true))],
      children: try self.rows(of: level, under: identity, around), identity: identity, source: row.source)
  }
}

/// The elements of a collection with what shows one.
struct Rows {
  var elements: [RuntimeValue]
  let elementType: Type
  let id: RecordedCall.Given?
  let content: FunctionValue
  let result: Type
  /// Where the elements of an element are, in an outline.
  let children: KeyPathValue?
  /// How many outlines it is in.
  var depth = 0
  /// Where they are written, of a collection that is not known.
  private(set) var unknownPlace: CodePlace?
  /// How many rows are read of more than a screen may have.
  private static let shownOfTooMany = 1_000

  init(_ call: RecordedCall, _ expander: ViewExpander) throws {
    guard let data = call["data"] ?? call.arguments.first, call["sections"] == nil, call["subviews"] == nil,
      let content = call["content"] ?? call["rowContent"],
      case .function(let function) = content.value, let shape = content.type.function,
      let parameter = shape.parameters.first
    else { throw Interruption.unknown("the rows of \(call.typeName)", call.record.place) }
    var elementType = expander.machine.plain(parameter.type)
    // Of what is not known one row shows what a row has: how many there are is not known either.
    if case .unknown(let unknown) = data.value {
      expander.machine.store.note(unknown.gap.asCondition)
      unknownPlace = call.record.place
    }
    let isOne = call["root"] != nil || data.value.isUnknown
    if isOne {
      elements = [data.value]
    } else {
      let typed = try expander.elements(of: expander.machine.opened(data.typed))
      // Where the code knows nothing of their type, they have one of their own.
      let isOpen = elementType.isHole
      elements = isOpen ? try typed.map { try expander.machine.handedOut($0) } : typed.map(\.value)
      if isOpen, !typed.isEmpty { elementType = expander.machine.program.types.any }
    }
    self.elementType = elementType
    let most = expander.run.environment.bounds.views
    if elements.count > most {
      // As many as may be read would be all that a screen may have, and what else is on it would be left out for them.
      let shown = min(most / 2, Rows.shownOfTooMany)
      elements = Array(elements.prefix(shown))
      let cause = "there are more than \(most) rows; the first \(shown) are read"
      expander.machine.store.note(
        RuntimeGap(
          .component, source: cause, name: call.typeName, cause: .beyondBounds(cause),
          place: call.record.place))
    }
    id = call["id"]
    self.content = function
    result = shape.result
    if case .host(let host)? = call["children"]?.value {
      children = host.value as? KeyPathValue
    } else {
      children = nil
    }
  }
}
