import EarshotSwiftCode
import EarshotSwiftSemantics

/// A member as it is for one value: the declaration that is meant in the end, and the type that it is a member
/// of.
struct DispatchedMember {
  /// nil where no declaration fulfills the requirement: the compiler makes what does.
  var value: Value?
  var type: Type
  /// The value was taken out of an existential one.
  var isOpened = false
}

extension Machine {
  /// Finds what a member is for a value: what fulfills a requirement, what a subclass has in its place.
  /// - Parameters:
  ///   - type: what the value is known to be; or for a member of a type itself that type.
  ///   - receiver: the value, or the type itself; what is in it, where it is of an existential type.
  func dispatch(_ value: Value, on type: Type, _ receiver: inout RuntimeValue) throws -> DispatchedMember {
    var type = type
    var isOpened = false
    if type.isExistential || type.isHole || isErased(type), value.owner?.name != "AnyHashable" {
      guard case .existential(let box) = receiver else {
        if case .metatype(let instance) = receiver {
          return try dispatch(value, of: instance, receiver, true)
        }
        let cause = type.causes.first ?? "\(type)"
        throw Interruption.unknown(cause.saying("a value whose type is not known: \(cause)"))
      }
      receiver = box.value
      type = box.type
      isOpened = true
    }
    if case .object(let object) = receiver, value.owner?.kind != .structure { type = object.type }
    if case .metatype(let instance) = receiver, value.isStatic, instance.isClass, !instance.isExistential {
      type = instance
    }
    return try dispatch(value, of: type, receiver, isOpened)
  }

  private func dispatch(_ value: Value, of type: Type, _ receiver: RuntimeValue, _ isOpened: Bool) throws
    -> DispatchedMember
  {
    guard let owner = value.owner else { return DispatchedMember(value: value, type: type) }
    var found = value
    if value.isRequirement, owner.isProtocol {
      guard let witness = tables.witness(of: value, for: type) else {
        return DispatchedMember(
          value: program.overridingMade(value, in: type), type: type, isOpened: isOpened)
      }
      found = witness
    }
    // Only an initializer that every subclass has can be called on a type that is a value: a required one, one of an
    // imported class.
    if let owner = found.owner, owner.kind == .classType, type.nominal !== owner {
      found = tables.override(of: found, for: type)
    }
    return DispatchedMember(value: found, type: type, isOpened: isOpened)
  }

  /// What the type parameters of a member are, by the type that it is a member of and what its own stand for.
  func generics(of value: Value, on type: Type, own: [Type]) -> Generics {
    tables.generics(of: value, on: type, own: own)
  }

  /// Calls a member of a value, or of a type, which the first argument is.
  package func call(
    member value: Value, on type: Type, own: [Type], _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    var receiver = arguments[0]
    let member = try dispatch(value, on: type, &receiver)
    arguments[0] = receiver
    receiver = .unset
    defer {
      if member.isOpened, case .metatype = arguments[0] {
      } else if member.isOpened {
        arguments[0] = .existential(ExistentialValue(type: member.type, value: arguments[0]))
      }
    }
    let result: RuntimeValue
    if let found = member.value {
      let own = tables.own(of: found, fulfilling: value, on: member.type, own)
      let generics = generics(of: found, on: member.type, own: own)
      result = try call(tables.callable(found), generics, &arguments)
    } else {
      result = try synthesize(requirement: value, for: member.type, &arguments)
    }
    return member.isOpened ? try close(result, of: value, member.type, type) : result
  }

  /// What a member of an opened existential value gives, as the code around knows it.
  func close(_ result: RuntimeValue, of value: Value, _ opened: Type, _ type: Type) throws -> RuntimeValue {
    let given = program.interface(of: value).result
    guard given.hasParameters, let parameter = value.owner?.selfParameter else { return result }
    let inside = program.substitute(given, [parameter: opened], in: nil)
    let outside = program.substitute(given, [parameter: type], in: nil)
    return try convert(result, from: inside, to: outside)
  }
}

extension Program {
  /// What a subclass has in the place of what the compiler makes for the class above that conforms.
  fileprivate func overridingMade(_ requirement: Value, in type: Type) -> Value? {
    guard type.isClass else { return nil }
    let end = conformingType(type, requirement)
    var current: Type? = type
    while let place = current, place !== end, let nominal = place.nominal {
      let own = ownValues(named: requirement.name, of: nominal).first { candidate in
        candidate.isStatic == requirement.isStatic && candidate.sameShape(as: requirement)
          && (candidate.modifiers.contains(.isOverride) || candidate.modifiers.contains(.isRequired))
      }
      if let own { return own }
      current = superclass(of: place)
    }
    return nil
  }
}

extension MachineTables {
  func generics(of value: Value, on type: Type, own: [Type]) -> Generics {
    let parameters = program.allParameters(of: value)
    if parameters.isEmpty { return none }
    let key = MemberKey(value: ObjectIdentifier(value), type: type, own: own)
    if let found = memberGenerics[key] { return found }
    var map: Substitution = [:]
    if let owner = value.owner {
      map = program.substitution(of: type, for: owner)
      if let selfParameter = owner.selfParameter { map = [selfParameter: type] }
    }
    for (parameter, type) in zip(value.parameters + value.implicitParameters, own) { map[parameter] = type }
    let made = generics(of: value, map)
    memberGenerics[key] = made
    return made
  }
}

extension MachineTables {
  /// What the type parameters of a declaration are that fulfills a requirement with fewer: `/` for any integer where
  /// one for an `Int` is required.
  func own(of witness: Value, fulfilling requirement: Value, on type: Type, _ own: [Type]) -> [Type] {
    let parameters = witness.parameters + witness.implicitParameters
    guard witness !== requirement, parameters.count > own.count, let owner = requirement.owner,
      let wanted = program.interface(of: requirement).parameters,
      let given = program.interface(of: witness).parameters, wanted.count == given.count
    else { return own }
    var map: Substitution = owner.selfParameter.map { [$0: type] } ?? [:]
    for (parameter, type) in zip(requirement.parameters + requirement.implicitParameters, own) {
      map[parameter] = type
    }
    var found: Substitution = [:]
    for (one, other) in zip(given, wanted) {
      guard case .parameter(let parameter) = one.type.kind else { continue }
      found[parameter] = program.reduce(program.substitute(other.type, map, in: nil), in: nil)
    }
    return parameters.enumerated().map { index, parameter in
      found[parameter] ?? (index < own.count ? own[index] : program.types.make(.parameter(parameter)))
    }
  }
}

struct MemberKey: Hashable {
  var value: ObjectIdentifier
  var type: Type
  var own: [Type]
}

extension Machine {
  /// A requirement of a protocol of the standard library, for natives.
  package func member(_ name: String, of protocolName: String, labels: [String?]? = nil) -> Value? {
    guard let type = language.type(protocolName) else { return nil }
    return program.memberTable(of: type).values(named: name).first { value in
      value.isRequirement
        && (labels == nil || (program.interface(of: value).parameters?.map(\.label) ?? []) == labels)
    }
  }

  /// Calls what fulfills a requirement for a type.
  package func call(
    requirement: Value, on type: Type, own: [Type] = [], _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    try call(member: requirement, on: type, own: own, &arguments)
  }

  package func isSameHosted(_ one: RuntimeValue, _ other: RuntimeValue) throws -> Bool {
    guard case .host(let one) = one, case .host(let other) = other, let some = one.value as? any Hashable,
      let others = other.value as? any Hashable
    else { return false }
    return AnyHashable(some) == AnyHashable(others)
  }
}
