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
    while case .record(let current) = inner.value, !ViewExpander.makers.contains(current.callee.name),
      let receiver = machine.receiver(of: current)
    {
      modifiers.append(current)
      inner = machine.opened(TypedValue(receiver.value, receiver.type))
    }
    guard !modifiers.isEmpty else { return try expand(bare: record, at: identity, around) }
    return try expand(inner, modifiers[...], at: identity, around)
  }

  /// Members of what is no view that make one: a layout is called, a style makes what it shows.
  static let makers: Set<String> = ["callAsFunction", "makeBody"]

  /// A view inside of modifiers, the outermost first.
  private func expand(
    _ inner: TypedValue, _ records: ArraySlice<Record>, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    var identity = identity
    if let id = records.first(where: { $0.callee.name == "id" }), let value = machine.arguments(of: id).first
    {
      let said = try passingOver(id) { try described(TypedValue(value.value, value.type)) }
      identity = identity.child("id:\(said ?? "?")")
    }
    let first = told.preferences.count
    var doing: [Identity] = []
    var inside = around
    var steps: [ModifierStep] = []
    for (index, record) in zip(records.indices, records) {
      let place = identity.child("modifier").child(records.endIndex - index)
      if let custom = try customModifier(record) {
        let rest = records[(index + 1)...]
        let nodes = try expand(modifier: custom, record, on: inner, rest, at: place, inside)
        return try finished(nodes, steps, from: first, doing, at: identity, record)
      }
      if let nodes = try expand(animator: record, on: inner, records[(index + 1)...], at: place, inside) {
        return try finished(nodes, steps, from: first, doing, at: identity, record)
      }
      let effects = told.effects.count
      if let step = try passingOver(record, { try modifierStep(record, at: place, of: identity, inside) }) {
        steps.append(step)
      }
      if told.effects.count > effects { doing.append(place) }
      try passingOver(record) { try change(&inside, by: record, at: place) }
      locale = inside.locale
    }
    let nodes = try expand(inner, at: identity, inside)
    return try finished(nodes, steps, from: first, doing, at: identity, records.last)
  }

  /// The views with what the steps make of them.
  private func finished(
    _ nodes: [ViewNode], _ steps: [ModifierStep], from first: Int, _ doing: [Identity],
    at identity: Identity, _ record: Record?
  ) throws -> [ViewNode] {
    let isGuided = steps.contains { if case .guide = $0 { true } else { false } }
    guard isGuided, nodes.count > 1 || nodes.contains(where: \.standsForSeveral) else {
      return grouped(nodes, try modifiers(of: steps, from: first), doing, at: identity, record)
    }
    let rest = steps.filter { if case .guide = $0 { false } else { true } }
    var count = 0
    let guided = try nodes.map { try self.guided($0, by: steps, &count) }
    return grouped(guided, try modifiers(of: rest, from: first), doing, at: identity, record)
  }

  /// What stands on a `ForEach` or a `Group` stands on each view in it: each tells its own lines, one view after the
  /// other.
  private func guided(_ node: ViewNode, by steps: [ModifierStep], _ count: inout Int) throws -> ViewNode {
    var node = node
    if node.standsForSeveral {
      node.children = try node.children.map { try guided($0, by: steps, &count) }
      return node
    }
    count += 1
    let own = steps.map { step in
      if case .guide(let record, let place) = step {
        ModifierStep.guide(record, place.child(count))
      } else {
        step
      }
    }
    let guides = try guides(of: own)
    node.modifiers += own.reversed().compactMap { step in
      if case .guide(_, let place) = step { guides[place] } else { nil }
    }
    return node
  }

  private func modifierStep(
    _ record: Record, at place: Identity, of identity: Identity, _ around: Surroundings
  ) throws -> ModifierStep? {
    if let use = try preferenceUse(record, at: place, around) { return .preferences(use) }
    if record.callee.name == "alignmentGuide" { return .guide(record, place) }
    return try expand(modifier: record, at: place, of: identity, around).map { .made($0) }
  }

  /// The modifiers from the innermost outwards, when what is inside is known.
  private func modifiers(of steps: [ModifierStep], from first: Int) throws -> [Modifier] {
    let guides = try guides(of: steps)
    return try steps.reversed().compactMap { step in
      switch step {
      case .made(let modifier): modifier
      case .preferences(let use): try heed(use, from: first)
      case .guide(_, let place): guides[place]
      }
    }
  }

  /// Code of one view tells all its lines, the horizontal ones first, as a layout asks for them: rows that break
  /// where they are full count on that.
  private func guides(of steps: [ModifierStep]) throws -> [Identity: Modifier] {
    var guides: [Identity: Modifier] = [:]
    for axis in [GuideAxis.horizontal, .vertical] {
      for case .guide(let record, let place) in steps.reversed() {
        guides[place] = try guides[place] ?? passingOver(record) { try guide(record, axis, at: place) }
      }
    }
    return guides
  }

  /// The nodes with modifiers: on the one that they are of, or around several.
  /// - Parameter doing: the modifiers that only do something, by their places.
  private func grouped(
    _ nodes: [ViewNode], _ modifiers: [Modifier], _ doing: [Identity], at identity: Identity,
    _ record: Record?
  ) -> [ViewNode] {
    let result = grouped(nodes, modifiers, at: identity, record)
    for place in doing { told.effects.views[place] = result.first?.identity }
    return result
  }

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

  /// The modifier in `.modifier(_:)` whose code says what it shows.
  private func customModifier(_ record: Record) throws -> TypedValue? {
    guard record.callee.name == "modifier", let argument = machine.arguments(of: record).first else {
      return nil
    }
    let value = machine.opened(TypedValue(argument.value, argument.type))
    return isModifier(value.type) ? value : nil
  }

  private func isModifier(_ type: Type) -> Bool {
    machine.conforms(type, to: types.modifier) && machine.hasCode(for: types.modifierBody, on: type)
  }

  func expand(
    modifier value: TypedValue, _ record: Record, on inner: TypedValue, _ rest: ArraySlice<Record>,
    at place: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    let name = value.type.nominal?.dottedName ?? "\(value.type)"
    let placed = try settled(value, at: place, around)
    let content = Placeholder(
      TypedValue(.host(ModifiedView(inner: inner, modifiers: rest)), inner.type), around)
    var arguments: ContiguousArray<RuntimeValue> = [placed.value, .host(content)]
    let result = try machine.call(member: types.modifierBody, returning: placed.type, &arguments)
    let nodes = try expand(result, at: place.child("body"), around)
    try count()
    return [
      ViewNode(
        .custom(name), children: nodes, identity: place, source: record.place.map(SourceLocation.init))
    ]
  }

  /// `ModifiedContent(content:modifier:)`
  func modified(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    guard let content = call["content"], let given = call["modifier"] else {
      throw Interruption.unknown("what ModifiedContent shows", call.record.place)
    }
    let modifier = machine.opened(given.typed)
    guard isModifier(modifier.type) else {
      throw Interruption.unknown("what the modifier \(modifier.type) does", call.record.place)
    }
    return try expand(
      modifier: modifier, call.record, on: machine.opened(content.typed), [], at: identity.child("modifier"),
      around)
  }

  /// A view inside of the modifiers that are left, where an app's modifier shows it.
  func expand(_ view: ModifiedView, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    try expand(view.inner, view.modifiers, at: identity, around)
  }
}

/// What a modifier gives to the node that it is on.
extension ViewNode {
  /// Whether it is nothing but the views in it.
  fileprivate var standsForSeveral: Bool {
    switch kind {
    case .view("ForEach"), .view("Group"): true
    case .custom: children.count > 1
    default: false
    }
  }
}

private enum ModifierStep {
  case made(Modifier)
  /// What depends on what is inside.
  case preferences(PreferenceUse)
  /// Where a line is in the view, which code tells by the view's size, when what is inside has been shown.
  case guide(Record, Identity)
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
