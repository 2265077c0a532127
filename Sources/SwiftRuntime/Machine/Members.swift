import EarshotSwiftCode
import EarshotSwiftSemantics

/// A value with its type, as code that knows neither beforehand handles it.
package struct TypedValue {
  package var value: RuntimeValue
  package var type: Type

  package init(_ value: RuntimeValue, _ type: Type) {
    self.value = value
    self.type = type
  }
}

extension Machine {
  /// What is in an existential value, with its own type; the value itself where it is none.
  package func opened(_ value: TypedValue) -> TypedValue {
    var value = value
    while value.type.isExistential || value.type.isHole || isErased(value.type),
      case .existential(let box) = value.value
    {
      value = TypedValue(box.value, plain(box.type))
    }
    return value
  }

  /// A type by its module and its name; nil where nothing declares it.
  package func nominal(_ name: String, of module: String) -> NominalType? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let module = program.module(named: module),
      var found = module.types(named: first).lazy.compactMap({ $0 as? NominalType }).first
    else { return nil }
    for part in parts.dropFirst() {
      let inner = program.nestedTypes(named: part, in: found).lazy.compactMap { $0 as? NominalType }.first
      guard let inner else { return nil }
      found = inner
    }
    return found
  }

  package func conforms(_ type: Type, to found: NominalType) -> Bool {
    program.conforms(type, to: found, in: nil) == .yes
  }

  /// The requirement of a protocol by its name and labels.
  package func requirement(_ name: String, labels: [String?]? = nil, of owner: NominalType) -> Value? {
    program.memberTable(of: owner).values(named: name).first { value in
      value.isRequirement && (labels == nil || value.labels == labels)
    }
  }

  /// Reads what fulfills a requirement, with the type that it has in the code of the type that fulfills it.
  package func read(_ requirement: Value, of value: TypedValue) throws -> TypedValue {
    let witness = tables.witness(of: requirement, for: value.type) ?? requirement
    let type = memberType(program.interface(of: witness).result, of: witness, on: value.type)
    return TypedValue(try read(requirement, of: value.value, on: value.type), type)
  }

  /// Calls what fulfills a requirement for a type, and says of which type the result is in its code.
  package func call(
    member requirement: Value, returning type: Type, _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> TypedValue {
    let witness = tables.witness(of: requirement, for: type) ?? requirement
    let result = memberType(program.interface(of: witness).result, of: witness, on: type)
    return TypedValue(try call(member: requirement, on: type, own: [], &arguments), result)
  }

  /// Whether code says what fulfills a requirement for a type: what is only declared says nothing.
  package func hasCode(for requirement: Value, on type: Type) -> Bool {
    guard let witness = tables.witness(of: requirement, for: type) else { return false }
    if case .code = tables.callable(witness).kind { return true }
    return false
  }

  /// The stored properties of a struct or a class, each with the type of what is kept: of a wrapped one the
  /// wrapper.
  package func keptProperties(of type: Type) -> [(property: Value, type: Type)] {
    guard let nominal = type.nominal else { return [] }
    return tables.layout(of: nominal).fields.map { property in
      let written = program.wrapperTypes(of: property)?.storage ?? program.interface(of: property).result
      return (property, memberType(written, of: property, on: type))
    }
  }

  /// The type that a property has for values of a type.
  package func type(of property: Value, on type: Type) -> Type {
    memberType(program.interface(of: property).result, of: property, on: type)
  }

  /// A type that is written in a member's declaration, for values of a type.
  package func type(_ written: Type, of member: Value, on type: Type) -> Type {
    memberType(written, of: member, on: type)
  }

  /// Changes a stored property in its place.
  package func modifyStored(
    _ place: Int, of value: inout RuntimeValue, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    try value.modifyField(place, body)
  }

  /// Calls an initializer of a type by the labels of its arguments.
  package func make(_ type: Type, labels: [String?], _ given: RuntimeValue...) throws -> RuntimeValue {
    try call("init", labels: labels, on: type, given)
  }

  /// Calls an initializer or a static function of a type by its name and the labels of its arguments.
  package func call(_ name: String, labels: [String?], on type: Type, _ given: [RuntimeValue]) throws
    -> RuntimeValue
  {
    guard let nominal = type.nominal,
      let found = program.ownValues(named: name, of: nominal).first(where: { $0.labels == labels })
    else { throw Interruption.unknown(name == "init" ? "an initializer of \(type)" : "\(type).\(name)") }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type)]
    arguments.append(contentsOf: given)
    return try call(tables.callable(found), generics(of: found, on: type, own: []), &arguments)
  }

  /// Begins a task.
  @discardableResult
  package func start(_ work: @escaping () throws -> RuntimeValue) -> TaskRun { scheduler.spawn(work) }

  /// The result of a function type.
  package func result(of type: Type) -> Type? { type.function.map { plain($0.result) } }
}

extension Machine {
  /// What `#available` says of the system.
  func isAvailable(_ platforms: [Condition.Platform]) -> Bool {
    guard let system = program.system, let asked = platforms.first(where: { $0.name == system.platform })
    else { return true }
    return !system.version.lexicographicallyPrecedes(asked.version)
  }
}
