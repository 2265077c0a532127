import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `modifiers`: an ordered list of `{name: arguments}`, or of names alone.
extension DocumentReader {
  mutating func modifiers(_ index: Int, _ owner: Identity) throws(InputError) -> [Modifier] {
    var result: [Modifier] = []
    for item in try items(of: index, "modifiers") {
      let identity = owner.child("modifiers").child(result.count)
      result.append(try modifier(item, number: result.count, identity))
    }
    return result
  }

  private mutating func modifier(
    _ index: Int, number: Int, _ identity: Identity
  ) throws(InputError) -> Modifier {
    if tape.kind(index) == .string {
      let spec = try modifierSpec(named: try text(index, "modifiers"), at: index)
      return Modifier(spec.name, assumed(spec), source: tape.location(index))
    }
    let members = try members(of: index, "modifiers")
    guard let (name, value) = members.first, members.count == 1 else {
      throw fault(index, "a modifier is an object with one field, its name, because order matters")
    }
    let spec = try modifierSpec(named: name, at: value - 1)
    let arguments = try arguments(value, spec, number, identity)
    if spec.argument("isPresented") != nil { hasDeferredContent = true }
    return Modifier(spec.name, arguments, source: tape.location(value - 1))
  }

  private func modifierSpec(
    named name: String, at index: Int
  ) throws(InputError) -> ModifierSpec {
    guard let spec = ModifierCatalog.modifiers[name] else {
      throw fault(
        index,
        "unknown modifier \(quoted(name))"
          + NearestName.hint(for: name, in: ModifierCatalog.names))
    }
    return spec
  }

  /// What a modifier without arguments says: `disabled` alone means true.
  private func assumed(_ spec: ModifierSpec) -> [Argument] {
    guard let first = spec.arguments.first, case .bool = first.kind else { return [] }
    return [Argument(first.label, .bool(true))]
  }

  private mutating func arguments(
    _ index: Int, _ spec: ModifierSpec, _ number: Int, _ identity: Identity
  ) throws(InputError) -> [Argument] {
    if tape.kind(index) == .null { return assumed(spec) }
    if spec.arguments.isEmpty { return try freeArguments(index) }
    if spec.name == "accessibilityAction", tape.kind(index) == .string,
      ["default", "escape", "magicTap"].contains(tape.text(index))
    {
      return [Argument(nil, .symbol(tape.text(index)))]
    }
    var written: [(order: Int, value: Int)] = []
    if tape.kind(index) == .object, !isNode(index) {
      written = try namedArguments(index, spec)
    } else {
      let order = spec.arguments.firstIndex { couldBe($0.kind, index) } ?? 0
      written = [(order, index)]
    }
    var result: [Argument] = []
    for (order, value) in written.sorted(by: { $0.order < $1.order }) {
      let argument = spec.arguments[order]
      result.append(
        try self.argument(
          value, argument, at: .modifier(number, result.count),
          identity: identity.child(argument.names[0])))
    }
    return result
  }

  private func namedArguments(
    _ index: Int, _ spec: ModifierSpec
  ) throws(InputError) -> [(order: Int, value: Int)] {
    var result: [(Int, Int)] = []
    for (name, value) in try members(of: index, spec.name) where tape.kind(value) != .null {
      guard let order = spec.arguments.firstIndex(where: { $0.names.contains(name) }) else {
        throw unknownField(
          value - 1, of: "the modifier \(spec.name)",
          known: spec.arguments.flatMap(\.names).filter { $0 != "_" })
      }
      result.append((order, value))
    }
    return result
  }

  /// The arguments of a modifier that matters to looks alone: as they are written.
  private func freeArguments(_ index: Int) throws(InputError) -> [Argument] {
    switch tape.kind(index) {
    case .object:
      var result: [Argument] = []
      for (name, value) in try members(of: index, "arguments") {
        result.append(Argument(name == "_" ? nil : name, try freeValue(value)))
      }
      return result
    default: return [Argument(nil, try freeValue(index))]
    }
  }

  private func freeValue(_ index: Int) throws(InputError) -> ArgumentValue {
    switch tape.kind(index) {
    case .string:
      let text = try text(index, "argument")
      let name = text.hasPrefix(".") ? text.dropFirst() : text[...]
      let isName = name.utf8.allSatisfy { byte in
        (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5f
      }
      return isName && !name.isEmpty ? .symbol(String(name)) : .text(TextContent(text))
    case .number:
      let value = try number(index, "argument")
      return Int(exactly: value).map { .int($0) } ?? .double(value)
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .array:
      var values: [ArgumentValue] = []
      for item in try items(of: index, "argument") { values.append(try freeValue(item)) }
      return .list(values)
    case .object: return .record("", try freeArguments(index))
    default: return .none
    }
  }

  // MARK: Changes

  /// `set` on a SwiftUI-like node: an argument of the view, `MODIFIER`, or `MODIFIER.ARGUMENT`.
  mutating func argumentChange(
    _ index: Int, _ value: Int, of node: ViewNode
  ) throws(InputError) -> Change.Property {
    let name = try text(index, "property")
    var known: [String] = []
    if let spec = ViewCatalog.views[node.name] {
      for argument in spec.arguments where argument.isSettable {
        known += argument.names.filter { $0 != "_" }
        guard argument.names.contains(name) else { continue }
        if let place = argumentPlace(in: node.arguments, argument) {
          return try change(value, argument, .argument(place))
        }
      }
    }
    for (number, modifier) in node.modifiers.enumerated().reversed() {
      guard let spec = ModifierCatalog.modifiers[modifier.name] else { continue }
      for argument in spec.arguments where argument.isSettable {
        guard let place = argumentPlace(in: modifier.arguments, argument) else { continue }
        let names = argument.names.map { "\(modifier.name).\($0)" }
        known += [modifier.name, argument.names[0]]
        guard names.contains(name) || argument.names.contains(name) || name == modifier.name
        else { continue }
        return try change(value, argument, .modifier(number, place))
      }
    }
    throw fault(
      index,
      "the node has no property \(quoted(name)) that could be set"
        + NearestName.hint(for: name, in: known))
  }

  private mutating func change(
    _ value: Int, _ spec: ArgumentSpec, _ place: ArgumentPlace
  ) throws(InputError) -> Change.Property {
    var spec = spec
    if case .binding(let inner) = spec.kind { spec.kind = inner }
    let argument = try argument(value, spec, at: place, identity: .root)
    return .argument(place, argument.value)
  }

  private func argumentPlace(in arguments: [Argument], _ spec: ArgumentSpec) -> Int? {
    if spec.label != nil { return arguments.firstIndex { $0.label == spec.label } }
    if spec.names == ["value"] { return arguments.lastIndex { $0.label == nil } }
    return arguments.firstIndex { $0.label == nil }
  }
}

extension ArgumentSpec {
  /// Whether `set` may change it: values, not the shape of the tree or its effects.
  var isSettable: Bool {
    switch kind {
    case .views, .effects, .adjustment: false
    default: true
    }
  }
}
