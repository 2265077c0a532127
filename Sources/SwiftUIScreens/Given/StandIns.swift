import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Makes values by their types: of what somebody gives from outside, and what stands in for what nobody gave, which is
/// heard in guillemets or as nothing.
///
/// What the SDK's types say of themselves is in their `_standIn(named:)` and `_given(_:)`.
struct StandIns: PartSource {
  let machine: Machine
  let values: GivenValues
  /// How many values it is inside of.
  private var depth = 0

  init(_ machine: Machine, _ values: GivenValues) {
    self.machine = machine
    self.values = values
  }

  private var program: Program { machine.program }

  // MARK: What is given

  func given(_ name: String, as type: Type) throws -> RuntimeValue? {
    if depth == 0, let text = values.text(for: name) {
      if let value = try value(text, as: type) { return value }
    }
    guard let data = depth == 0 ? values.data(for: name) : nil else { return nil }
    return try value(data, as: type)
  }

  /// What the wrapper of a property keeps of what is given for it; nil where nothing is, and where the wrapper only
  /// holds what is kept elsewhere.
  func kept(by property: Value, on type: Type) throws -> RuntimeValue? {
    guard !values.isEmpty, let wrapper = program.wrapperTypes(of: property)?.storage, holding(wrapper) == nil,
      let value = try given(property.name, as: machine.type(of: property, on: type))
    else { return nil }
    return try machine.keptValue(value, of: property, on: type)
  }

  /// The value of a type that a text of a user's is; nil where it is none.
  func value(_ text: String, as type: Type) throws -> RuntimeValue? {
    if let inside = program.language.wrapped(type) {
      return text == "nil" ? .none(0) : try value(text, as: inside)?.wrapped
    }
    if let held = holding(type) {
      return try value(text, as: held).flatMap { try machine.holder(type, of: $0) }
    }
    if let sample = try sample(named: text.first == "." ? String(text.dropFirst()) : text, of: type) {
      return sample
    }
    if let value = try value(.word(text), as: type) { return value }
    return try GivenValue(json: text).flatMap { json in
      if case .word = json { return nil }
      return try value(json, as: type)
    }
  }

  func value(_ given: GivenValue, as type: Type) throws -> RuntimeValue? {
    if let inside = program.language.wrapped(type) {
      if case .null = given { return .none(0) }
      return try value(given, as: inside)?.wrapped
    }
    if let held = holding(type) {
      return try value(given, as: held).flatMap { try machine.holder(type, of: $0) }
    }
    switch given {
    case .null: return nil
    case .word(let text): return try word(text, as: type)
    case .list(let elements): return try list(elements, as: type)
    case .object(let members): return try object(members, as: type)
    }
  }

  private func word(_ text: String, as type: Type) throws -> RuntimeValue? {
    guard let nominal = type.nominal else { return nil }
    guard nominal.module.isSource, nominal.kind == .enumeration else {
      return try machine.callStatic("_given", on: type, .text(text))?.unwrapped
    }
    let name = text.first == "." ? String(text.dropFirst()) : text
    if let raw = program.inheritance(of: nominal).rawType, let wanted = try word(text, as: raw) {
      for index in nominal.cases.indices
      where try machine.isEqual(machine.rawValue(of: nominal, index, raw), wanted, raw) {
        return .enumCase(index, [])
      }
    }
    return nominal.cases.firstIndex {
      $0.name == name && (program.interface(of: $0).parameters ?? []).isEmpty
    }
    .map { .enumCase($0, []) }
  }

  private func list(_ elements: [GivenValue], as type: Type) throws -> RuntimeValue? {
    guard let inside = elementType(of: type, literal: "arrayLiteral") else { return nil }
    var list: ContiguousArray<RuntimeValue> = []
    for element in elements {
      guard let value = try value(element, as: inside) else { return nil }
      list.append(value)
    }
    if type.nominal === program.language.type("Array") { return .list(list) }
    return try machine.make(type, labels: ["arrayLiteral"], .list(list))
  }

  private func object(_ members: [(name: String, value: GivenValue)], as type: Type) throws -> RuntimeValue? {
    guard let nominal = type.nominal else { return nil }
    if case .tuple(let pair)? = elementType(of: type, literal: "dictionaryLiteral")?.kind, pair.count == 2 {
      var list: ContiguousArray<RuntimeValue> = []
      for (name, given) in members {
        guard let key = try word(name, as: pair[0].type), let value = try value(given, as: pair[1].type)
        else {
          return nil
        }
        list.append(.tuple(key, value))
      }
      return try machine.make(type, labels: ["dictionaryLiteral"], .list(list))
    }
    guard nominal.module.isSource, nominal.kind != .enumeration else { return nil }
    let parts = GivenMembers(standIns: inside, members: Dictionary(members) { _, last in last })
    let known = Set(machine.storedProperties(of: type).map(\.name))
    guard members.allSatisfy({ known.contains($0.name) }) else { return nil }
    return try parts.made(type)
  }

  /// The type of the elements that a value can be written with, as a literal.
  func elementType(of type: Type, literal label: String) -> Type? {
    guard let nominal = type.nominal,
      let found = program.ownValues(named: "init", of: nominal).first(where: { $0.labels == [label] }),
      let parameter = program.interface(of: found).parameters?.first
    else { return nil }
    return machine.type(parameter.type, of: found, on: type)
  }

  /// A static member of a type that is one of its values: a sample that the code keeps for its previews.
  private func sample(named name: String, of type: Type) throws -> RuntimeValue? {
    guard let nominal = type.nominal, nominal.module.isSource, nominal.kind != .enumeration else {
      return nil
    }
    let found = program.ownValues(named: name, of: nominal).first { member in
      member.isStatic && !member.isFunction && program.interface(of: member).result === type
    }
    return try found.map { try machine.read($0, of: TypedValue(.metatype(type), type)).value }
  }

  /// The type of what is in a value of a type that only holds another: of a binding.
  func holding(_ type: Type) -> Type? {
    guard let nominal = type.nominal,
      let found = program.ownValues(named: "_holding", of: nominal).first,
      let parameter = program.interface(of: found).parameters?.first
    else { return nil }
    return machine.type(parameter.type, of: found, on: type)
  }

  // MARK: What stands in

  private var inside: StandIns {
    var copy = self
    copy.depth += 1
    return copy
  }

  func standIn(named name: String, as type: Type) throws -> RuntimeValue {
    guard depth < 8 else { return unknown(name, type) }
    switch type.kind {
    case .nominal(let nominal, _): return try standIn(named: name, nominal, type)
    case .tuple(let elements):
      return .fields(
        ContiguousArray(try elements.map { try inside.standIn(named: $0.label ?? name, as: $0.type) }))
    case .function(let function):
      let (makes, result) = (inside, machine.plain(function.result))
      return .function(FunctionValue { _ in try makes.standIn(named: name, as: result) })
    case .metatype: return .metatype(type.instance ?? type)
    case .existential(let existential):
      guard let conformer = machine.standInType(for: existential.protocols.map(\.type)) else {
        return unknown(name, type)
      }
      let value = try inside.standIn(named: name, as: conformer)
      return .existential(ExistentialValue(type: conformer, value: value))
    default: return unknown(name, type)
    }
  }

  private func standIn(named name: String, _ nominal: NominalType, _ type: Type) throws -> RuntimeValue {
    if program.language.wrapped(type) != nil { return .none(0) }
    if let held = holding(type) {
      return try machine.holder(type, of: inside.standIn(named: name, as: held)) ?? unknown(name, type)
    }
    if nominal === program.language.type("Array"), let element = type.arguments.first {
      return depth > 2 ? .list([]) : .list([try inside.standIn(named: name, as: element)])
    }
    if let own = try machine.callStatic("_standIn", on: type, .text(name)) { return own }
    guard nominal.module.isSource else {
      do { return try machine.make(type, from: inside) } catch is Interruption { return unknown(name, type) }
    }
    for sample in StandIns.sampleNames {
      if let made = try? self.sample(named: sample, of: type) { return made }
    }
    switch nominal.kind {
    case .enumeration:
      guard !nominal.cases.isEmpty else { return unknown(name, type) }
      let parameters = program.interface(of: nominal.cases[0]).parameters ?? []
      let payload = try zip(parameters, machine.payloadTypes(of: type, 0)).map { parameter, type in
        try inside.standIn(named: parameter.label ?? name, as: type)
      }
      return .enumCase(0, ContiguousArray(payload))
    case .structure, .classType, .actor: return try machine.makeByProperties(type, from: inside)
    default: return unknown(name, type)
    }
  }

  /// What a sample is called that code keeps of a type for its previews: it says more than what could be made up.
  private static let sampleNames = ["preview", "sample", "example", "mock", "placeholder", "shared"]

  private func unknown(_ name: String, _ type: Type) -> RuntimeValue {
    let cause = type.causes.first ?? GapCause(missing: "\(type)", "what \(type) is made with")
    return .unknown(UnknownValue(RuntimeGap(.held, source: name, name: name, cause: cause, place: nil)))
  }
}

/// The properties of a value as an object of a file gives them.
private struct GivenMembers: PartSource {
  let standIns: StandIns
  let members: [String: GivenValue]

  /// nil where something given is no value of its property.
  func made(_ type: Type) throws -> RuntimeValue? {
    do { return try standIns.machine.makeByProperties(type, from: self) } catch is Misfit { return nil }
  }

  private struct Misfit: Error {}

  func given(_ name: String, as type: Type) throws -> RuntimeValue? {
    guard let member = members[name] else { return nil }
    guard let value = try standIns.value(member, as: type) else { throw Misfit() }
    return value
  }

  func standIn(named name: String, as type: Type) throws -> RuntimeValue {
    try standIns.standIn(named: name, as: type)
  }
}
