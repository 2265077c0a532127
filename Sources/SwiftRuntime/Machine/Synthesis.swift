import EarshotSwiftSemantics

/// What the compiler writes into types.
extension Machine {
  /// A member that inference made.
  func synthesize(
    _ member: SynthesizedMember, _ value: Value, _ generics: Generics,
    _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    guard let owner = value.owner else { throw Interruption.unknown("what \(value.name) does") }
    switch member {
    case .rawValue(let type):
      guard case .enumCase(let index, _) = arguments[0] else { throw Interruption.unknown("a raw value") }
      return try rawValue(of: owner, index, type)
    case .initRawValue(let type):
      for index in owner.cases.indices {
        if try isEqual(rawValue(of: owner, index, type), arguments[1], type) { return .enumCase(index, []) }
      }
      return .none(0)
    case .allCases: return .list(ContiguousArray(owner.cases.indices.map { .enumCase($0, []) }))
    case .hashInto:
      guard case .host(let host) = arguments[1], let box = host.value as? HasherBox else {
        throw Interruption.unknown("a hasher")
      }
      try hashParts(arguments[0], concrete(owner.selfType, generics), into: &box.hasher)
      return .void
    case .hashValue: return .integer(try hashValue(arguments[0], concrete(owner.selfType, generics)))
    case .description: return .text(try describe(arguments[0], concrete(owner.selfType, generics)))
    case .id:
      guard case .object(let object) = arguments[0] else {
        throw Interruption.unknown("an object's identity")
      }
      return .host(ObjectIdentity(object))
    }
  }

  private func hashParts(_ value: RuntimeValue, _ type: Type, into hasher: inout Hasher) throws {
    switch value {
    case .fields(let fields):
      for (field, type) in zip(fields, partTypes(of: type)) { try hash(field, type, into: &hasher) }
    case .enumCase(let index, let payload):
      hasher.combine(index)
      for (field, type) in zip(payload, payloadTypes(of: type, index)) {
        try hash(field, type, into: &hasher)
      }
    default: try hash(value, type, into: &hasher)
    }
  }

  package func hashValue(_ value: RuntimeValue, _ type: Type) throws -> Int {
    var hasher = Hasher()
    try hash(value, type, into: &hasher)
    return hasher.finalize()
  }

  /// The raw value of a case: what is written, the next number, or the case's name.
  package func rawValue(of type: NominalType, _ index: Int, _ raw: Type) throws -> RuntimeValue {
    let layout = tables.layout(of: type)
    if let known = layout.rawValues { return try rawValue(index, of: known, type) }
    var all: [RuntimeValue] = []
    // Behind the largest of numbers there is no next one: swiftc takes no such enumeration.
    var number: Int? = 0
    for found in type.cases {
      guard case .enumCase(let code) = found.code else { continue }
      if let written = code.rawValue?.value {
        let builder = FunctionBuilder(
          machine: self, body: tables.callable(found).body, shared: [], outer: nil, value: found,
          selfLocal: nil)
        let value = try builder.compile(written, as: raw)(
          Frame(self, slots: builder.slotCount, generics: tables.none, captures: []))
        all.append(value)
        if case .integer(let given) = value { number = next(given) }
        if case .floating(let given) = value { number = Int(exactly: given.rounded(.down)).flatMap(next) }
      } else if program.conformsToLiteral(raw, .integer) {
        guard let given = number else { break }
        all.append(try makeLiteral(.integer("\(given)"), .integer, raw))
        number = next(given)
      } else {
        all.append(try makeLiteral(.text(found.name), .string, raw))
      }
    }
    layout.rawValues = all
    return try rawValue(index, of: all, type)
  }

  private func next(_ number: Int) -> Int? {
    let (next, isBeyond) = number.addingReportingOverflow(1)
    return isBeyond ? nil : next
  }

  private func rawValue(_ index: Int, of all: [RuntimeValue], _ type: NominalType) throws -> RuntimeValue {
    if index < all.count { return all[index] }
    throw Interruption.unknown("the raw value of \(type.cases[index].name): it is beyond 'Int'")
  }

  /// What fulfills a requirement that no declaration does.
  func synthesize(requirement: Value, for type: Type, _ arguments: inout ContiguousArray<RuntimeValue>) throws
    -> RuntimeValue
  {
    if let made = try synthesizeCoding(requirement, for: type, &arguments) { return made }
    if let nominal = type.nominal,
      let made = try synthesize(
        requirement.name, nominal, tables.generics(nominal.allParameters, type.arguments), &arguments)
    {
      return made
    }
    switch requirement.name {
    case "==": return .boolean(try isEqual(arguments[1], arguments[2], type))
    case "hash":
      if case .host(let host) = arguments[1], let box = host.value as? HasherBox {
        try hash(arguments[0], type, into: &box.hasher)
        return .void
      }
    case "<": return .boolean(try isLess(arguments[1], arguments[2], type))
    default: break
    }
    throw Interruption.unknown("what fulfills \(requirement.shownName) for \(type)")
  }

  /// A member that the compiler makes, by its name; nil where it makes none.
  func synthesize(
    _ name: String, _ owner: NominalType, _ generics: Generics,
    _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue? {
    let type = concrete(owner.selfType, generics)
    switch name {
    case "==" where arguments.count == 3 && !owner.isProtocol && hasParts(owner):
      return .boolean(try isEqual(arguments[1], arguments[2], type))
    case "<" where arguments.count == 3 && owner.kind == .enumeration:
      return .boolean(try isLess(arguments[1], arguments[2], type))
    case "hashValue" where !owner.isProtocol: return .integer(try hashValue(arguments[0], type))
    case "hash" where !owner.isProtocol:
      guard case .host(let host) = arguments[1], let box = host.value as? HasherBox else { return nil }
      try hashParts(arguments[0], type, into: &box.hasher)
      return .void
    default: return nil
    }
  }
}

extension Machine {
  private func hasParts(_ type: NominalType) -> Bool {
    type.module.isSource || !type.cases.isEmpty || !tables.layout(of: type).fields.isEmpty
  }
}

/// Which object it is.
package struct ObjectIdentity: Hashable {
  /// A number that no other object of the machine has.
  package let identity: Int
  private let object: ObjectReference

  package init(_ object: ObjectReference) {
    self.object = object
    identity = object.identity
  }

  package static func == (left: ObjectIdentity, right: ObjectIdentity) -> Bool {
    left.object === right.object
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The same in every run.
  package var number: Int { identity }
}

extension Program {
  func conformsToLiteral(_ type: Type, _ kind: LiteralKind) -> Bool {
    language.literal(kind).map { conforms(type, to: $0.protocolType, in: nil) == .yes } ?? false
  }
}

/// A wrapper that reaches the object around it: `static subscript(_enclosingInstance:wrapped:storage:)`.
extension Machine {
  func enclosingSubscript(_ storage: Type) -> Value? {
    guard let nominal = storage.nominal else { return nil }
    return program.ownValues(named: "subscript", of: nominal).first { value in
      value.isStatic && program.interface(of: value).parameters?.first?.label == "_enclosingInstance"
    }
  }

  private func enclosedArguments(_ property: Value, _ base: RuntimeValue, _ type: Type, _ storage: Type)
    -> ContiguousArray<RuntimeValue>
  {
    let own = program.wrapperMember(of: property) ?? property
    let wrapped = memberType(program.interface(of: property).result, of: property, on: type)
    let path = KeyPathValue([.property(property, type: type, weak: false)], root: type, value: wrapped)
    let inner = KeyPathValue([.property(own, type: type, weak: false)], root: type, value: storage)
    return [base, .host(path), .host(inner)]
  }

  func readEnclosed(
    _ declaration: Value, _ property: Value, _ base: RuntimeValue, _ type: Type, _ storage: Type
  ) throws -> RuntimeValue {
    var all: ContiguousArray<RuntimeValue> = [.metatype(storage)]
    all.append(contentsOf: enclosedArguments(property, base, type, storage))
    return try call(
      tables.callable(declaration), generics(of: declaration, on: storage, own: [type]), &all)
  }

  func modifyEnclosed(
    _ declaration: Value, _ property: Value, _ base: inout RuntimeValue, _ type: Type, _ storage: Type,
    _ isSet: Bool, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    var new = isSet ? RuntimeValue.unset : try readEnclosed(declaration, property, base, type, storage)
    try body(&new)
    var all: ContiguousArray<RuntimeValue> = [.metatype(storage), new]
    all.append(contentsOf: enclosedArguments(property, base, type, storage))
    try set(tables.callable(declaration), generics(of: declaration, on: storage, own: [type]), &all)
  }
}

extension Program {
  /// `_name` of a wrapped property.
  func wrapperMember(of property: Value) -> Value? {
    property.owner.flatMap { ownValues(named: "_" + property.name, of: $0).first }
  }
}
