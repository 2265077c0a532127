import EarshotSwiftCode
import EarshotSwiftSemantics

/// What the parts of a value are that no code made.
package protocol PartSource {
  /// What is given for a property or a parameter by its name; nil: nothing is.
  func given(_ name: String, as type: Type) throws -> RuntimeValue?
  /// What stands in where nothing is given and the code doesn't say it either.
  func standIn(named name: String, as type: Type) throws -> RuntimeValue
}

extension Machine {
  /// A value of a type that is made without saying anything.
  package func makePlain(_ type: Type) throws -> RuntimeValue {
    guard let made = try makeEmpty(type) else {
      throw Interruption.unknown("what \(type) is made with")
    }
    return made
  }

  /// A value that an initializer of the type makes: the one that the compiler writes, else the first one that is
  /// declared, by choice one that needs nothing.
  package func make(_ type: Type, from parts: some PartSource) throws -> RuntimeValue {
    guard let nominal = type.nominal else { throw Interruption.unknown("what \(type) is made with") }
    let all = program.ownValues(named: "init", of: nominal).filter {
      program.couldBe($0, of: type, in: nominal.inside)
    }
    let plain = all.first { (program.interface(of: $0).parameters ?? []).allSatisfy(\.hasDefault) }
    guard let found = all.first(where: isMemberwise) ?? plain ?? all.first else {
      throw Interruption.unknown("what \(type) is made with")
    }
    let own = (found.parameters + found.implicitParameters).map { standInType(for: $0, in: found.inside) }
    let generics = generics(of: found, on: type, own: own)
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type)]
    for (index, parameter) in (program.interface(of: found).parameters ?? []).enumerated() {
      let wanted = concrete(parameter.type, generics)
      if let given = try parts.given(parameter.name, as: wanted) {
        arguments.append(given)
      } else if parameter.hasDefault {
        var none: ContiguousArray<RuntimeValue> = [.metatype(type)]
        arguments.append(
          isMemberwise(found)
            ? .unset : try tables.defaultValue(index, of: found).run(self, generics, [], &none))
      } else if parameter.isVariadic {
        arguments.append(.list([]))
      } else {
        let made = try parts.standIn(named: parameter.name, as: wanted)
        arguments.append(parameter.isAutoclosure ? .function(FunctionValue { _ in made }) : made)
      }
    }
    return try call(tables.callable(found), generics, &arguments)
  }

  /// A struct or an object made by its stored properties: as given, else as they begin, else by what stands in.
  package func makeByProperties(_ type: Type, from parts: some PartSource) throws -> RuntimeValue {
    guard let nominal = type.nominal else { throw Interruption.unknown("what \(type) is made with") }
    var value = try begin(.metatype(type), type, nominal, isDelegating: true, isClass: type.isClass)
    let fields = tables.layout(of: nominal).fields
    for (place, property) in fields.enumerated() {
      if let given = try parts.given(property.name, as: wrappedType(of: property, on: type)) {
        try setPart(given, at: place, property, of: &value, type)
      }
    }
    try setInitialValues(ofAll: type, &value)
    for (place, property) in fields.enumerated() where !property.modifiers.contains(.isLazy) {
      guard case .unset = try field(place, of: value, property) else { continue }
      let made = try parts.standIn(named: property.name, as: wrappedType(of: property, on: type))
      try setPart(made, at: place, property, of: &value, type)
    }
    return value
  }

  private func setInitialValues(ofAll type: Type, _ value: inout RuntimeValue) throws {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      try setInitialValues(of: nominal, &value, type)
      current = program.superclass(of: place)
    }
  }

  private func setPart(
    _ part: RuntimeValue, at place: Int, _ property: Value, of value: inout RuntimeValue, _ type: Type
  ) throws {
    let kept = try keptValue(part, of: property, on: type)
    try value.modifyField(place) { $0 = kept }
  }

  /// What a property's wrapper keeps around a value; the value itself where there is none.
  package func keptValue(_ value: RuntimeValue, of property: Value, on type: Type) throws -> RuntimeValue {
    guard let wrapper = program.wrapperTypes(of: property) else { return value }
    let storage = memberType(wrapper.storage, of: property, on: declaring(property, type))
    return try holder(storage, of: value)
      ?? wrap(value, for: property, in: storage, on: declaring(property, type))
  }

  /// A value of a type that says by a static function `_holding` that it can be made around another: a binding.
  package func holder(_ type: Type, of value: RuntimeValue) throws -> RuntimeValue? {
    try callStatic("_holding", on: type, value)
  }

  /// What a property holds, on values of a type.
  private func wrappedType(of property: Value, on type: Type) -> Type {
    memberType(program.interface(of: property).result, of: property, on: declaring(property, type))
  }

  /// The type, or the one above it that declares the property.
  private func declaring(_ property: Value, _ type: Type) -> Type {
    property.owner.flatMap { program.superclassType(of: type, declaredBy: $0) } ?? type
  }

  /// Calls a static function of a type, or of what it conforms to, by its name; nil where there is none.
  package func callStatic(_ name: String, on type: Type, _ given: RuntimeValue...) throws -> RuntimeValue? {
    guard let nominal = type.nominal,
      let found = program.members(named: name, of: type, isStatic: true, from: nominal.context).first
    else { return nil }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type)]
    arguments.append(contentsOf: given)
    return try call(member: found.value, on: type, own: [], &arguments)
  }

  func isMemberwise(_ value: Value) -> Bool {
    if case .memberwise = value.code { return true }
    return false
  }
}

// MARK: Types that stand in

extension Machine {
  /// A type with something that stands in for each of its type parameters: `Frame<EmptyView>` of `Frame<Content>`.
  package func standInType(for type: Type) -> Type {
    guard let nominal = type.nominal, type.hasParameters else { return type }
    var map: Substitution = [:]
    for case .parameter(let parameter) in type.arguments.map(\.kind) {
      map[parameter] = standInType(for: parameter, in: nominal.inside)
    }
    return program.substitute(type, map, in: nil)
  }

  /// A type that a type parameter can be: what the protocols that it conforms to name `_StandIn`, else the first type
  /// of the program that conforms to all of them.
  private func standInType(for parameter: GenericParameter, in context: Context) -> Type {
    let uses = program.protocols(requiredOf: parameter, in: context)
    return standInType(for: uses) ?? types.hole("what \(parameter.name) is")
  }

  /// A type that conforms to all of some protocols; nil where none is known.
  package func standInType(for protocols: [NominalType]) -> Type? {
    let own = protocols.filter(\.module.isSource)
    if !own.isEmpty { return firstConformer(to: protocols) }
    let named = protocols.lazy.compactMap { self.program.standIn(namedBy: $0) }
    return named.first { type in protocols.allSatisfy { self.conforms(type, to: $0) } }
      ?? firstConformer(to: protocols)
  }

  private func firstConformer(to protocols: [NominalType]) -> Type? {
    program.sourceTypes.lazy.filter { !$0.isProtocol && $0.parameters.isEmpty }.map(\.selfType)
      .first { type in protocols.allSatisfy { self.conforms(type, to: $0) } }
  }
}
