import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What mirrors show of values.
extension Natives {
  mutating func addMirrors() {
    self["Mirror._customMirror(of:)"] = { arguments, call in
      let (value, type) = Reflection(machine: call.machine).opened(arguments[1])
      guard let property = Reflection(machine: call.machine).ownMirror(of: type) else { return .none(0) }
      return try call.machine.read(property, of: value, on: type).wrapped
    }
    self["Mirror._type(of:level:)"] = { arguments, call in
      let (_, type) = Reflection(machine: call.machine).opened(arguments[1])
      return .init(
        optional: Reflection(machine: call.machine).ancestor(of: type, try arguments[2].int).map {
          .metatype($0)
        })
    }
    self["Mirror._children(of:level:)"] = { arguments, call in
      let (value, type) = Reflection(machine: call.machine).opened(arguments[1])
      let parts = try Reflection(machine: call.machine).parts(of: value, type, level: try arguments[2].int)
      return .list(
        ContiguousArray(
          parts.map { part in
            .tuple(
              .init(optional: part.label.map { .text($0) }),
              .existential(ExistentialValue(type: part.type, value: part.value)))
          }))
    }
    self["Mirror._style(of:)"] = { arguments, call in
      let (value, type) = Reflection(machine: call.machine).opened(arguments[1])
      return .init(
        optional: Reflection(machine: call.machine).mirrorStyle(of: value, type).map { .enumCase($0, []) })
    }
    self["Mirror._caseName(of:)"] = { arguments, call in
      let (value, type) = Reflection(machine: call.machine).opened(arguments[1])
      guard case .enumCase(let index, _) = value, let nominal = type.nominal, index < nominal.cases.count
      else {
        return .none(0)
      }
      return .text(nominal.cases[index].name)
    }
    self["Mirror._holding(_:cases:)"] = { arguments, call in
      let names = try arguments[2].list.map { try $0.string }
      let reflection = Reflection(machine: call.machine)
      // What is handed on as `Any` is held as what it is.
      let part = try call.type("Part").isAny ? reflection.opened(arguments[1]).0 : arguments[1]
      let whole = reflection.holding(part, cases: names[...], of: try call.type("Whole"))
      return .init(optional: whole)
    }
    self["Mirror._identity(of:)"] = { arguments, _ in
      .init(optional: arguments[1].object.map { .integer($0.identity) })
    }
    self["AnyKeyPath.debugDescription"] = { arguments, call in
      let path = try arguments[0].hosted(KeyPathValue.self)
      var text = "\\" + call.machine.typeName(path.root)
      for step in path.steps {
        switch step {
        case .property(let property, _, _): text += "." + property.name
        case .tuple(let index): text += ".\(index)"
        case .unwrap: text += "?"
        case .force: text += "!"
        case .wrap: break
        case .index: throw Interruption.unknown("how a key path with a subscript is described")
        }
      }
      return .text(text)
    }
    addAnyCollections()
  }

  /// `AnyCollection` is kept as its elements.
  private mutating func addAnyCollections() {
    self["AnyCollection.init(_:)"] = { arguments, call in
      if case .list = arguments[1] { return arguments[1] }
      return .list(try call.machine.elements(of: arguments[1], call.type("C")))
    }
    self["AnyCollection.count"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["AnyCollection.underestimatedCount"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["AnyCollection.startIndex"] = { _, _ in .integer(0) }
    self["AnyCollection.endIndex"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["AnyCollection.index(after:)"] = { arguments, _ in .integer(try arguments[1].int + 1) }
    self["AnyCollection.index(_:offsetBy:)"] = { arguments, _ in
      .integer(try arguments[1].int + (try arguments[2].int))
    }
    self["AnyCollection.distance(from:to:)"] = { arguments, _ in
      .integer(try arguments[2].int - (try arguments[1].int))
    }
    self["AnyCollection.subscript(_: AnyCollection<Element>.Index)"] = { arguments, _ in
      let (list, index) = (try arguments[0].list, try arguments[1].int)
      guard list.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      return list[index]
    }
    func compare(_ sign: String, _ body: @escaping (Int, Int) -> Bool) {
      self["AnyIndex.\(sign)(_:_:)"] = { arguments, call in
        // Others than those of a mirror hold an index of any kind.
        guard case .integer(let one) = arguments[1], case .integer(let other) = arguments[2] else {
          return try call.runBody(&arguments)
        }
        return .boolean(body(one, other))
      }
    }
    compare("==") { $0 == $1 }
    compare("<") { $0 < $1 }
    addAnyCollectionParts()
  }

  private mutating func addAnyCollectionParts() {
    self["AnyCollection.map(_:)"] = { arguments, _ in
      let transform = try arguments[1].functionValue
      return .list(ContiguousArray(try arguments[0].list.map { try transform.call($0) }))
    }
    self["AnyCollection.filter(_:)"] = { arguments, _ in
      let test = try arguments[1].functionValue
      return .list(try arguments[0].list.filter { try test.call($0).bool })
    }
    self["AnyCollection.forEach(_:)"] = { arguments, _ in
      let body = try arguments[1].functionValue
      for element in try arguments[0].list { _ = try body.call(element) }
      return .void
    }
    self["AnyCollection.prefix(while:)"] = { arguments, _ in
      let test = try arguments[1].functionValue
      return .list(ContiguousArray(try arguments[0].list.prefix { try test.call($0).bool }))
    }
    self["AnyCollection.drop(while:)"] = { arguments, _ in
      let test = try arguments[1].functionValue
      return .list(ContiguousArray(try arguments[0].list.drop { try test.call($0).bool }))
    }
    let parts: [(String, (ContiguousArray<RuntimeValue>, Int) -> ContiguousArray<RuntimeValue>)] = [
      ("dropLast", { ContiguousArray($0.dropLast($1)) }),
      ("dropFirst", { ContiguousArray($0.dropFirst($1)) }),
      ("prefix", { ContiguousArray($0.prefix($1)) }), ("suffix", { ContiguousArray($0.suffix($1)) }),
    ]
    for (name, cut) in parts {
      self["AnyCollection.\(name)(_:)"] = { arguments, _ in
        let count = try arguments[1].int
        guard count >= 0 else {
          throw Interruption.trap("Fatal error: Can't take a number of elements below zero")
        }
        return .list(cut(try arguments[0].list, count))
      }
    }
  }
}

private struct MirrorPart {
  var label: String?
  var value: RuntimeValue
  var type: Type
}

/// What values consist of.
private struct Reflection {
  let machine: Machine
  private var program: Program { machine.program }

  /// What is in an `Any`, with its type.
  func opened(_ value: RuntimeValue) -> (RuntimeValue, Type) {
    if case .existential(let box) = value {
      if case .existential = box.value { return opened(box.value) }
      return (box.value, machine.dynamicType(of: box.value, box.type))
    }
    return (value, program.types.any)
  }

  /// `customMirror`, where the program itself declares it.
  func ownMirror(of type: Type) -> Value? {
    guard let protocolType = program.language.type("CustomReflectable"),
      program.conforms(type, to: protocolType, in: nil) == .yes, type.nominal?.module.isSource ?? false
    else { return nil }
    return machine.member("customMirror", of: "CustomReflectable")
  }

  /// The type itself, or so many classes above it.
  func ancestor(of type: Type, _ level: Int) -> Type? {
    var current: Type? = type
    for _ in 0..<level { current = current.flatMap { program.superclass(of: $0) } }
    return current
  }

  /// The place among the cases of `Mirror.DisplayStyle`.
  func mirrorStyle(of value: RuntimeValue, _ type: Type) -> Int? {
    if program.language.wrapped(type) != nil { return 4 }
    if case .tuple = type.kind { return 3 }
    switch value {
    case .object: return 1
    case .enumCase: return 2
    case .list where type.nominal?.module.name == "Swift":
      return type.nominal?.name == "KeyValuePairs" ? 6 : 5
    case .dictionary: return 6
    case .set: return 7
    case .fields: return type.nominal == nil ? nil : type.nominal?.name == "ArraySlice" ? 5 : 0
    default: return nil
    }
  }

  func parts(of value: RuntimeValue, _ type: Type, level: Int) throws -> [MirrorPart] {
    if let inner = program.language.wrapped(type) {
      return value.unwrapped.map { [MirrorPart(label: "some", value: $0, type: inner)] } ?? []
    }
    if case .tuple(let elements) = type.kind, case .fields(let fields) = value {
      return zip(elements, fields).enumerated().map { index, part in
        MirrorPart(label: part.0.label ?? ".\(index)", value: part.1, type: part.0.type)
      }
    }
    switch value {
    case .object(let object): return fields(of: value, object.type, level: level)
    case .fields:
      if type.nominal?.name == "ArraySlice", type.nominal?.module.name == "Swift" {
        return try machine.elements(of: value, type).map { MirrorPart(value: $0, type: type.arguments[0]) }
      }
      return fields(of: value, type, level: 0)
    case .enumCase(let index, let payload): return payloadParts(of: type, index, payload)
    case .list(let elements):
      return elements.map { MirrorPart(value: $0, type: type.arguments.first ?? type) }
    case .set(let table):
      return table.entries.keys.map { MirrorPart(value: $0.value, type: type.arguments[0]) }
    case .dictionary(let table):
      let pair = program.types.make(
        .tuple([
          TupleElement(label: "key", type: type.arguments[0]),
          TupleElement(label: "value", type: type.arguments[1]),
        ]))
      return table.entries.map { MirrorPart(value: .tuple($0.key.value, $0.value), type: pair) }
    default: return []
    }
  }

  /// The stored properties that a class or a struct itself declares.
  private func fields(of value: RuntimeValue, _ type: Type, level: Int) -> [MirrorPart] {
    guard let place = ancestor(of: type, level), let nominal = place.nominal else { return [] }
    let types = machine.partTypes(of: type)
    return machine.storedProperties(of: type).enumerated().compactMap { index, property in
      guard property.owner === nominal, index < types.count else { return nil }
      let held: RuntimeValue
      switch value {
      case .object(let object): held = object[index]
      case .fields(let fields) where index < fields.count: held = fields[index]
      default: return nil
      }
      let name = program.wrapperTypes(of: property) == nil ? property.name : "_" + property.name
      return MirrorPart(label: name, value: held, type: types[index])
    }
  }

  /// A case by names, outermost first, with a part in the innermost; nil: there is no such case, or it holds others.
  func holding(_ part: RuntimeValue, cases names: ArraySlice<String>, of type: Type)
    -> RuntimeValue?
  {
    guard let name = names.first else { return part }
    guard let index = type.nominal?.cases.firstIndex(where: { $0.name == name }) else { return nil }
    let types = machine.payloadTypes(of: type, index)
    if types.isEmpty { return .enumCase(index, []) }
    if types.count == 1 {
      return holding(part, cases: names.dropFirst(), of: types[0]).map { RuntimeValue.enumCase(index, [$0]) }
    }
    guard names.count == 1, case .fields(let fields) = part, fields.count == types.count else { return nil }
    return .enumCase(index, fields)
  }

  private func payloadParts(of type: Type, _ index: Int, _ payload: ContiguousArray<RuntimeValue>)
    -> [MirrorPart]
  {
    guard let nominal = type.nominal, index < nominal.cases.count, !payload.isEmpty else { return [] }
    let found = nominal.cases[index]
    let types = machine.payloadTypes(of: type, index)
    let labels = (program.interface(of: found).parameters ?? []).map(\.label)
    if payload.count == 1, labels.first == .some(nil) {
      return [MirrorPart(label: found.name, value: payload[0], type: types[0])]
    }
    let whole = program.types.make(.tuple(zip(labels, types).map { TupleElement(label: $0, type: $1) }))
    return [MirrorPart(label: found.name, value: .fields(payload), type: whole)]
  }
}
