import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// A view that is known by the calls that made it: the innermost made the view, the others are modifiers.
  func expand(
    _ record: Record, _ type: Type, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    var modifiers: [Record] = []
    var inner = TypedValue(.record(record), type)
    while case .record(let current) = inner.value, let receiver = machine.receiver(of: current) {
      modifiers.append(current)
      inner = machine.opened(TypedValue(receiver.value, receiver.type))
    }
    guard !modifiers.isEmpty else { return try expand(bare: record, at: identity, around) }
    return try expand(inner, modifiers[...], at: identity, around)
  }

  /// A view inside of modifiers, the outermost first.
  private func expand(
    _ inner: TypedValue, _ records: ArraySlice<Record>, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    var identity = identity
    if let id = records.first(where: { $0.callee.name == "id" }), let value = machine.arguments(of: id).first {
      identity = identity.child("id:\(try described(TypedValue(value.value, value.type)))")
    }
    var inside = around
    var modifiers: [Modifier] = []
    for (index, record) in zip(records.indices, records) {
      let place = identity.child("modifier").child(records.endIndex - index)
      if let custom = customModifier(record) {
        let rest = records[(index + 1)...]
        let nodes = try expand(modifier: custom, record, on: inner, rest, at: place, identity, inside)
        return grouped(nodes, modifiers.reversed(), at: identity, record)
      }
      if let node = try expand(modifier: record, at: place, of: identity, inside) { modifiers.append(node) }
      try change(&inside, by: record, at: place)
    }
    let nodes = try expandInner(inner, at: identity, inside)
    return grouped(nodes, modifiers.reversed(), at: identity, records.last)
  }

  private func expandInner(
    _ inner: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    if case .record(let record) = inner.value { return try expand(bare: record, at: identity, around) }
    return try expand(inner, at: identity, around)
  }

  /// The nodes with modifiers: on the one that they are of, or around several.
  private func grouped(
    _ nodes: [ViewNode], _ modifiers: [Modifier], at identity: Identity, _ record: Record?
  ) -> [ViewNode] {
    if modifiers.isEmpty { return nodes }
    if nodes.count == 1 {
      let isTransparent: Bool
      if case .custom = nodes[0].kind { isTransparent = true } else { isTransparent = false }
      if !isTransparent || nodes[0].modifiers.isEmpty {
        var node = nodes[0]
        node.modifiers += modifiers
        return [node]
      }
    }
    return [
      ViewNode(
        .view("Group"), children: nodes, modifiers: modifiers, identity: identity.child("group"),
        source: record?.place.map(SourceLocation.init))
    ]
  }

  // MARK: Modifiers of the app

  /// The app's modifier in `.modifier(_:)`.
  private func customModifier(_ record: Record) -> TypedValue? {
    guard record.callee.name == "modifier", let argument = machine.arguments(of: record).first else { return nil }
    let value = machine.opened(TypedValue(argument.value, argument.type))
    guard case .fields = value.value, machine.conforms(value.type, to: types.modifier) else { return nil }
    return value
  }

  private func expand(
    modifier value: TypedValue, _ record: Record, on inner: TypedValue, _ rest: ArraySlice<Record>,
    at place: Identity, _ identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    let name = value.type.nominal?.dottedName ?? "\(value.type)"
    let placed = try settled(value, at: place, around)
    let content = Placeholder(
      TypedValue(.host(ModifiedView(inner: inner, modifiers: rest)), inner.type),
      at: identity.child("content"), around)
    var arguments: ContiguousArray<RuntimeValue> = [placed.value, .host(content)]
    let result = try machine.call(member: types.modifierBody, returning: placed.type, &arguments)
    let nodes = try expand(result, at: place.child("body"), around)
    try count()
    return [
      ViewNode(
        .custom(name), children: nodes, identity: place, source: record.place.map(SourceLocation.init))
    ]
  }

  /// A view inside of the modifiers that are left, where an app's modifier shows it.
  func expand(_ view: ModifiedView, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    try expand(view.inner, view.modifiers, at: identity, around)
  }
}

/// What an app's modifier is on: a view with the modifiers inside of that one.
final class ModifiedView {
  let inner: TypedValue
  let modifiers: ArraySlice<Record>

  init(inner: TypedValue, modifiers: ArraySlice<Record>) {
    self.inner = inner
    self.modifiers = modifiers
  }
}
