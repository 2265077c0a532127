import EarshotSwiftSemantics

extension Machine {
  /// `==` of a type, as its own declaration has it, or as the compiler makes it.
  package func isEqual(_ left: RuntimeValue, _ right: RuntimeValue, _ type: Type) throws -> Bool {
    switch (left, right) {
    case (.integer(let one), .integer(let other)): return one == other
    case (.text(let one), .text(let other)): return one == other
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.floating(let one), .floating(let other)): return one == other
    case (.unknown(let unknown), _), (_, .unknown(let unknown)): throw unknown.interruption
    case (.existential(let one), .existential(let other)):
      if one.type === other.type { return try isEqual(one.value, other.value, one.type) }
      return try isSameNumber(one, other)
    case (.metatype(let one), .metatype(let other)): return one === other
    case (.record(let one), .record(let other)): return try isEqual(one, other)
    case (.record, .fields), (.fields, .record), (.record, .enumCase), (.enumCase, .record):
      return false
    default: break
    }
    // Parts of parts may be more than there is time for: each array that holds another twice has twice as many.
    try step()
    if let inner = language.wrapped(type) {
      switch (left.unwrapped, right.unwrapped) {
      case (nil, nil): return true
      case (let one?, let other?): return try isEqual(one, other, inner)
      default: return false
      }
    }
    if case .tuple(let elements) = type.kind, case .fields(let some) = left, case .fields(let others) = right
    {
      for (index, element) in elements.enumerated() {
        guard try isEqual(some[index], others[index], element.type) else { return false }
      }
      return true
    }
    guard let requirement = requirement("==", of: "Equatable") else {
      throw Interruption.unknown("whether two values of \(type) are equal")
    }
    let dynamic = dynamicType(of: left, type)
    if let witness = tables.witness(of: requirement, for: dynamic) {
      let callable = tables.callable(witness)
      if !callable.isMissing {
        var arguments: ContiguousArray<RuntimeValue> = [.metatype(dynamic), left, right]
        if witness.owner == nil { arguments.removeFirst() }
        let result = try call(callable, generics(of: witness, on: dynamic, own: []), &arguments)
        if case .boolean(let value) = result { return value }
      }
    }
    return try isEqualByParts(left, right, dynamic)
  }

  /// `AnyHashable(1) == AnyHashable(1.0)`, where both are numbers of the standard library.
  private func isSameNumber(_ one: ExistentialValue, _ other: ExistentialValue) throws -> Bool {
    switch (one.value, other.value) {
    case (.integer(let some), .integer(let others)): return some == others
    case (.integer(let some), .floating(let others)), (.floating(let others), .integer(let some)):
      return Double(some) == others
    case (.floating(let some), .floating(let others)): return some == others
    default: return false
    }
  }

  /// The requirement of a protocol of the standard library.
  func requirement(_ name: String, of protocolName: String) -> Value? {
    guard let type = language.type(protocolName) else { return nil }
    return program.memberTable(of: type).values(named: name).first(where: \.isRequirement)
  }

  private func isEqualByParts(_ left: RuntimeValue, _ right: RuntimeValue, _ type: Type) throws -> Bool {
    try enterPart()
    defer { leavePart() }
    switch (left, right) {
    case (.fields(let some), .fields(let others)):
      for (index, part) in partTypes(of: type).enumerated() where index < some.count {
        guard try isEqual(some[index], others[index], part) else { return false }
      }
      return true
    case (.enumCase(let one, let some), .enumCase(let other, let others)):
      guard one == other else { return false }
      for (index, part) in payloadTypes(of: type, one).enumerated() where index < some.count {
        guard try isEqual(some[index], others[index], part) else { return false }
      }
      return true
    case (.list(let some), .list(let others)):
      // What is one and the same is not looked into: two names of one array are equal, though it holds a NaN
      // (the standard library's `Array.==`, `Set.==` and `Dictionary.==`).
      if some.sharesStorage(with: others) { return true }
      guard some.count == others.count, let element = type.arguments.first else { return false }
      try count(work: some.count)
      for index in some.indices where try !isEqual(some[index], others[index], element) { return false }
      return true
    case (.set(let some), .set(let others)):
      return some.entries.count == others.entries.count
        && some.entries.keys.allSatisfy { others.entries[$0] != nil }
    case (.dictionary(let some), .dictionary(let others)):
      if some === others { return true }
      guard some.entries.count == others.entries.count, type.arguments.count == 2 else { return false }
      for (key, value) in some.entries {
        guard let other = others.entries[key], try isEqual(value, other, type.arguments[1]) else {
          return false
        }
      }
      return true
    case (.object(let one), .object(let other)): return one === other
    case (.host(let one), .host(let other)):
      if let some = one.value as? KeyPathValue, let others = other.value as? KeyPathValue {
        return try isEqual(some, others)
      }
      guard let some = one.value as? any Equatable else {
        throw Interruption.unknown("whether two values of \(type) are equal")
      }
      return Machine.isEqual(some, other.value)
    default: throw Interruption.unknown("whether two values of \(type) are equal")
    }
  }

  /// The stored properties of a struct, or of a class with those above it.
  package func storedProperties(of type: Type) -> [Value] {
    type.nominal.map { tables.layout(of: $0).fields } ?? []
  }

  /// The types of a struct's stored properties.
  package func partTypes(of type: Type) -> [Type] {
    guard let nominal = type.nominal else { return [] }
    return tables.layout(of: nominal).fields.map { field in
      let written = program.wrapperTypes(of: field)?.storage ?? program.interface(of: field).result
      return memberType(
        written, of: field, on: program.superclassType(of: type, declaredBy: field.owner ?? nominal) ?? type)
    }
  }

  /// The types of what a case of an enum carries.
  package func payloadTypes(of type: Type, _ index: Int) -> [Type] {
    guard let nominal = type.nominal, index < nominal.cases.count else { return [] }
    let found = nominal.cases[index]
    return (program.interface(of: found).parameters ?? []).map { memberType($0.type, of: found, on: type) }
  }

  /// `<` of a type.
  package func isLess(_ left: RuntimeValue, _ right: RuntimeValue, _ type: Type) throws -> Bool {
    switch (left, right) {
    case (.text(let one), .text(let other)): return one < other
    case (.floating(let one), .floating(let other)): return one < other
    default: break
    }
    try step()
    guard let requirement = requirement("<", of: "Comparable") else {
      throw Interruption.unknown("which of two values of \(type) is less")
    }
    let dynamic = dynamicType(of: left, type)
    if let witness = tables.witness(of: requirement, for: dynamic) {
      let callable = tables.callable(witness)
      if !callable.isMissing {
        var arguments: ContiguousArray<RuntimeValue> = [.metatype(dynamic), left, right]
        let result = try call(callable, generics(of: witness, on: dynamic, own: []), &arguments)
        if case .boolean(let value) = result { return value }
      }
    }
    // What the compiler makes for an enum: by the order of its cases, then of what they carry (SE-0266).
    guard case .enumCase(let one, let some) = left, case .enumCase(let other, let others) = right else {
      throw Interruption.unknown("which of two values of \(type) is less")
    }
    if one != other { return one < other }
    for (index, part) in payloadTypes(of: dynamic, one).enumerated() {
      if try isEqual(some[index], others[index], part) { continue }
      return try isLess(some[index], others[index], part)
    }
    return false
  }

  /// What a value adds to a hash, as its type says or as the compiler makes it.
  package func hash(_ value: RuntimeValue, _ type: Type, into hasher: inout Hasher) throws {
    switch value {
    case .unknown(let unknown): throw unknown.interruption
    case .integer(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .boolean(let flag): hasher.combine(flag)
    case .floating(let number):
      hasher.combine(number == number.rounded() ? Double(Int(exactly: number) ?? 0) : number)
    case .existential(let box):
      // `AnyHashable(1)` and `AnyHashable(1.0)` are equal.
      if case .floating(let number) = box.value, let whole = Int(exactly: number) {
        return hasher.combine(whole)
      }
      try hash(box.value, box.type, into: &hasher)
    case .metatype(let type): hasher.combine(type)
    default: try hashByType(value, type, into: &hasher)
    }
  }

  private func hashByType(_ value: RuntimeValue, _ type: Type, into hasher: inout Hasher) throws {
    try step()
    try enterPart()
    defer { leavePart() }
    if let inner = language.wrapped(type) {
      guard let content = value.unwrapped else { return hasher.combine(0) }
      return try hash(content, inner, into: &hasher)
    }
    let dynamic = dynamicType(of: value, type)
    if let requirement = requirement("hash", of: "Hashable"),
      let witness = tables.witness(of: requirement, for: dynamic), case .function = witness.code
    {
      let callable = tables.callable(witness)
      if !callable.isMissing {
        let box = HasherBox(hasher)
        var arguments: ContiguousArray<RuntimeValue> = [value, .host(box)]
        _ = try call(callable, generics(of: witness, on: dynamic, own: []), &arguments)
        hasher = box.hasher
        return
      }
    }
    switch value {
    case .fields(let fields):
      let types: [Type]
      if case .tuple(let elements) = type.kind {
        types = elements.map(\.type)
      } else {
        types = partTypes(of: dynamic)
      }
      for (field, type) in zip(fields, types) { try hash(field, type, into: &hasher) }
    case .enumCase(let index, let payload):
      hasher.combine(index)
      for (field, type) in zip(payload, payloadTypes(of: dynamic, index)) {
        try hash(field, type, into: &hasher)
      }
    case .list(let elements):
      hasher.combine(elements.count)
      try count(work: elements.count)
      for element in elements { try hash(element, type.arguments.first ?? type, into: &hasher) }
    case .set(let table): hasher.combine(table.entries.keys.reduce(0) { $0 ^ $1.hashValue })
    case .dictionary(let table): hasher.combine(table.entries.keys.reduce(0) { $0 ^ $1.hashValue })
    case .object(let object): hasher.combine(object.identity)
    case .record(let record): hasher.combine(record.callee.name)
    case .host(let host):
      if let path = host.value as? KeyPathValue {
        hasher.combine(path.steps.count)
      } else if let hashable = host.value as? any Hashable {
        hasher.combine(AnyHashable(hashable))
      } else {
        throw Interruption.unknown("the hash of a value of \(type)")
      }
    default: throw Interruption.unknown("the hash of a value of \(type)")
    }
  }
}

/// What a `Hasher` of the program holds.
package final class HasherBox {
  package var hasher: Hasher

  package init(_ hasher: Hasher = Hasher()) { self.hasher = hasher }
}

extension Machine {
  /// A value as the key of a table.
  package func hashingKey(_ value: RuntimeValue, _ type: Type) throws -> HashedKey {
    try tables.rule(for: type).key(value)
  }

  /// A set of elements, the first of equal ones.
  package func makeSet(_ elements: some Sequence<RuntimeValue>, _ type: Type) throws -> HashedTable {
    let table = HashedTable()
    let rule = tables.rule(for: type)
    for element in elements {
      try count(work: 1)
      try check(entries: table.entries.count)
      let key = try rule.key(element)
      if table.entries[key] == nil { table.entries[key] = .void }
    }
    return table
  }
}

extension Machine {
  /// Whether a value of this machine is equal to another.
  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value).map { $0 == one } ?? false
  }
}
