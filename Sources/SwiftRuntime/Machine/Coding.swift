import EarshotSwiftCode
import EarshotSwiftSemantics

/// What the compiler writes into types that say they can be coded, and into enums of keys (SE-0166, SE-0295).
extension Machine {
  /// What fulfills a requirement of a protocol of coding; nil where it is none that the compiler fulfills.
  func synthesizeCoding(
    _ requirement: Value, for type: Type, _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue? {
    guard let owner = requirement.owner, owner.module.name == "Swift" else { return nil }
    switch (owner.name, requirement.shownName) {
    case ("CodingKey", "stringValue"): return try keyName(arguments[0], type).map { .text($0) }
    case ("CodingKey", "intValue"): return .init(optional: try keyNumber(arguments[0], type))
    case ("CodingKey", "init(stringValue:)"):
      return try makeKey(type, arguments[1]) { try self.keyName($0, type).map { .text($0) } }
    case ("CodingKey", "init(intValue:)"): return try makeKey(type, arguments[1]) { try self.keyNumber($0, type) }
    case ("Encodable", "encode(to:)"):
      let place = program.conformingType(type, requirement)
      if place.nominal?.kind == .enumeration { return try encodeCase(arguments[0], type, arguments[1]) }
      try encodeFields(arguments[0], type, place, arguments[1])
      return .void
    case ("Decodable", "init(from:)"):
      let place = program.conformingType(type, requirement)
      if place.nominal?.kind == .enumeration { return try decodeCase(type, arguments[1]) }
      return try decodeFields(arguments[0], type, place, arguments[1])
    default: return nil
    }
  }

  // MARK: Keys

  private func keyName(_ key: RuntimeValue, _ type: Type) throws -> String? {
    guard case .enumCase(let index, _) = key, let nominal = type.nominal, index < nominal.cases.count else {
      return nil
    }
    if let raw = program.inheritance(of: nominal).rawType, case .text(let name) = try rawValue(of: nominal, index, raw) {
      return name
    }
    return nominal.cases[index].name
  }

  private func keyNumber(_ key: RuntimeValue, _ type: Type) throws -> RuntimeValue? {
    guard case .enumCase(let index, _) = key, let nominal = type.nominal,
      let raw = program.inheritance(of: nominal).rawType, case .integer(let number) = try rawValue(of: nominal, index, raw)
    else { return nil }
    return .integer(number)
  }

  /// The key with a name or a number.
  private func makeKey(
    _ type: Type, _ wanted: RuntimeValue, _ name: (RuntimeValue) throws -> RuntimeValue?
  ) throws -> RuntimeValue {
    for index in (type.nominal?.cases ?? []).indices {
      switch (try name(.enumCase(index, [])), wanted) {
      case (.text(let one)?, .text(let other)) where one == other: return .enumCase(index, [])
      case (.integer(let one)?, .integer(let other)) where one == other: return .enumCase(index, [])
      default: continue
      }
    }
    return .none(0)
  }

  /// The enum of a type's keys.
  private func keys(_ name: String, of type: Type) throws -> Type {
    guard let nominal = type.nominal,
      let found = program.nestedTypes(named: name, in: nominal).lazy.compactMap({ $0 as? NominalType }).first
    else { throw Interruption.unknown("the keys of \(type)") }
    return types.nominal(found, type.arguments)
  }

  private func key(_ name: String, in keys: Type) -> RuntimeValue? {
    keys.nominal?.cases.firstIndex { $0.name == name }.map { .enumCase($0, []) }
  }

  // MARK: Structs and classes

  private func encodeFields(_ value: RuntimeValue, _ type: Type, _ place: Type, _ encoder: RuntimeValue) throws {
    guard let nominal = place.nominal else { throw Interruption.unknown("how \(type) is encoded") }
    let keys = try keys("CodingKeys", of: place)
    let container = CodingContainer(
      try container(of: encoder, "Encoder", keys), "KeyedEncodingContainer", keys, self)
    let fieldTypes = partTypes(of: type)
    for (index, property) in tables.layout(of: nominal).fields.enumerated() where property.owner === nominal {
      guard let key = key(property.name, in: keys) else { continue }
      try container.encode(field(index, of: value, property), fieldTypes[index], key)
    }
  }

  private func decodeFields(_ start: RuntimeValue, _ type: Type, _ place: Type, _ decoder: RuntimeValue) throws
    -> RuntimeValue
  {
    guard let nominal = place.nominal else { throw Interruption.unknown("how \(type) is decoded") }
    var value = try begin(start, type, nominal, isDelegating: false, isClass: nominal.kind == .classType)
    let keys = try keys("CodingKeys", of: place)
    // Without keys no container is asked for.
    if keys.nominal?.cases.isEmpty == false {
      let container = CodingContainer(
        try container(of: decoder, "Decoder", keys), "KeyedDecodingContainer", keys, self)
      let fieldTypes = partTypes(of: type)
      for (index, property) in tables.layout(of: nominal).fields.enumerated() where property.owner === nominal {
        guard let key = key(property.name, in: keys), !property.isSettled else { continue }
        let decoded = try container.decode(fieldTypes[index], key)
        try value.modifyField(index) { $0 = decoded }
      }
    }
    if nominal.kind == .classType { try callSuperInit(nominal, type, value) }
    return value
  }

  // MARK: Enums

  private func encodeCase(_ value: RuntimeValue, _ type: Type, _ encoder: RuntimeValue) throws -> RuntimeValue {
    guard case .enumCase(let index, let payload) = value, let nominal = type.nominal, index < nominal.cases.count
    else { throw Interruption.unknown("how \(type) is encoded") }
    let keys = try keys("CodingKeys", of: type)
    let found = nominal.cases[index]
    let container = CodingContainer(
      try container(of: encoder, "Encoder", keys), "KeyedEncodingContainer", keys, self)
    guard let key = key(found.name, in: keys) else {
      throw Interruption.unknown("how \(type).\(found.name) is encoded")
    }
    let inner = try self.keys(found.name.keysName, of: type)
    let nested = try container.nested(inner, key)
    for (place, name) in payloadNames(found).enumerated() {
      guard let key = self.key(name, in: inner) else { continue }
      try nested.encode(payload[place], payloadTypes(of: type, index)[place], key)
    }
    return .void
  }

  private func decodeCase(_ type: Type, _ decoder: RuntimeValue) throws -> RuntimeValue {
    guard let nominal = type.nominal else { throw Interruption.unknown("how \(type) is decoded") }
    let keys = try keys("CodingKeys", of: type)
    let container = CodingContainer(
      try container(of: decoder, "Decoder", keys), "KeyedDecodingContainer", keys, self)
    guard case .list(let all) = try container.read("allKeys"), all.count == 1, case .enumCase(let number, _) = all[0],
      let name = keys.nominal?.cases[number].name, let index = nominal.cases.firstIndex(where: { $0.name == name })
    else {
      let about = RuntimeValue.tuple(
        try container.read("codingPath"), .text("Invalid number of keys found, expected one."), .none(0))
      throw Interruption.thrown(
        .existential(
          ExistentialValue(
            type: language.make("DecodingError"), value: .enumCase(0, [.metatype(type), about]))))
    }
    let inner = try self.keys(name.keysName, of: type)
    let nested = try container.nested(inner, all[0])
    var payload: ContiguousArray<RuntimeValue> = []
    for (place, name) in payloadNames(nominal.cases[index]).enumerated() {
      guard let key = self.key(name, in: inner) else { throw Interruption.unknown("how \(type) is decoded") }
      payload.append(try nested.decode(payloadTypes(of: type, index)[place], key))
    }
    return .enumCase(index, payload)
  }

  private func payloadNames(_ found: Value) -> [String] {
    (program.interface(of: found).parameters ?? []).enumerated().map { $1.label ?? "_\($0)" }
  }

  private func container(of coder: RuntimeValue, _ protocolName: String, _ keys: Type) throws -> RuntimeValue {
    guard let requirement = requirement("container", of: protocolName), case .existential(let box) = coder else {
      throw Interruption.unknown("a container of keys")
    }
    var arguments: ContiguousArray<RuntimeValue> = [box.value, .metatype(keys)]
    return try call(member: requirement, on: box.type, own: [keys], &arguments)
  }
}

extension Value {
  /// Whether a property is a constant that has its value where it is declared.
  fileprivate var isSettled: Bool {
    guard case .variable(let code, let index, _, _) = code else { return false }
    return code.isLet && code.bindings[index].value != nil
  }
}

/// A container of keys and values, with its type.
private final class CodingContainer {
  private var value: RuntimeValue
  private let type: Type
  private let machine: Machine

  init(_ value: RuntimeValue, _ name: String, _ keys: Type, _ machine: Machine) {
    self.value = value
    self.machine = machine
    type = machine.language.make(name, [keys])
  }

  private init(_ value: RuntimeValue, _ type: Type, _ machine: Machine) {
    self.value = value
    self.type = type
    self.machine = machine
  }

  func read(_ name: String) throws -> RuntimeValue {
    guard let nominal = type.nominal, let property = machine.program.ownValues(named: name, of: nominal).first else {
      throw Interruption.unknown("\(name) of \(type)")
    }
    return try machine.read(property, of: value, on: type)
  }

  func nested(_ keys: Type, _ key: RuntimeValue) throws -> CodingContainer {
    guard let nominal = type.nominal,
      let member = machine.program.ownValues(named: "nestedContainer", of: nominal).first
    else { throw Interruption.unknown("a container in \(type)") }
    let made = try call(member, own: [keys], .metatype(keys), key)
    return CodingContainer(made, machine.types.nominal(nominal, [keys]), machine)
  }

  func encode(_ field: RuntimeValue, _ fieldType: Type, _ key: RuntimeValue) throws {
    let inner = machine.language.wrapped(fieldType)
    let name = inner == nil ? "encode" : "encodeIfPresent"
    let (member, own) = try overload(name, for: fieldType)
    _ = try call(member, own: own, field, key)
  }

  func decode(_ fieldType: Type, _ key: RuntimeValue) throws -> RuntimeValue {
    let inner = machine.language.wrapped(fieldType)
    let (member, own) = try overload(
      inner == nil ? "decode" : "decodeIfPresent", for: machine.types.metatype(inner ?? fieldType))
    return try call(member, own: own, .metatype(inner ?? fieldType), key)
  }

  private func call(_ member: Value, own: [Type], _ given: RuntimeValue...) throws -> RuntimeValue {
    var arguments: ContiguousArray = [value]
    arguments.append(contentsOf: given)
    value = .unset
    defer { value = arguments[0] }
    return try machine.call(member: member, on: type, own: own, &arguments)
  }

  /// Which of several is called for a value of a type: one that the program itself adds comes first.
  private func overload(_ name: String, for wanted: Type) throws -> (Value, [Type]) {
    guard let nominal = type.nominal else { throw Interruption.unknown("\(name) of \(type)") }
    var best: (value: Value, own: [Type], rank: Int)?
    for candidate in machine.program.ownValues(named: name, of: nominal) {
      guard let parameters = machine.program.interface(of: candidate).parameters, parameters.count == 2,
        parameters[1].label == "forKey"
      else { continue }
      var map: Substitution = [:]
      guard fits(parameters[0].type, wanted, candidate, &map) else { continue }
      let own = candidate.parameters.compactMap { map[$0] }
      guard own.count == candidate.parameters.count else { continue }
      let isPlain = parameters[0].type === wanted
      let isSource = candidate.context.file.module.isSource
      let rank = isSource ? (map.isEmpty || !isAny(parameters[0].type) ? 3 : 0) : isPlain ? 2 : 1
      if rank > (best?.rank ?? 0) { best = (candidate, own, rank) }
    }
    guard let best else { throw Interruption.unknown("\(name) of \(wanted)") }
    return (best.value, best.own)
  }

  /// Whether a written type is nothing but a type parameter.
  private func isAny(_ pattern: Type) -> Bool {
    if case .parameter = (machine.language.wrapped(pattern) ?? pattern.instance ?? pattern).kind { return true }
    return false
  }

  private func fits(_ pattern: Type, _ wanted: Type, _ value: Value, _ map: inout Substitution) -> Bool {
    if pattern === wanted { return true }
    if case .parameter(let parameter) = pattern.kind {
      guard value.parameters.contains(parameter) else { return false }
      if let known = map[parameter] { return known === wanted }
      map[parameter] = wanted
      return true
    }
    if let inner = pattern.instance, let other = wanted.instance { return fits(inner, other, value, &map) }
    guard let nominal = pattern.nominal, nominal === wanted.nominal,
      pattern.arguments.count == wanted.arguments.count
    else { return false }
    return zip(pattern.arguments, wanted.arguments).allSatisfy { fits($0, $1, value, &map) }
  }
}
