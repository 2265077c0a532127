import EarshotSwiftCode

struct TypeWitnessKey: Hashable {
  var type: Type
  var associated: AssociatedType
}

extension Program {
  /// What a type says that an associated type of one of its protocols is; nil where it says nothing.
  func typeWitness(_ associated: AssociatedType, of type: Type, in context: Context?) -> Type? {
    let key = TypeWitnessKey(type: type, associated: associated)
    if let known = typeWitnesses[key] { return known }
    guard witnessesInProgress.insert(key).inserted else { return nil }
    defer { witnessesInProgress.remove(key) }
    let found = findTypeWitness(associated, of: type, in: context)
    if let found, witnessesInProgress.count == 1 || !found.hasHoles { typeWitnesses[key] = found }
    return found
  }

  private func findTypeWitness(_ associated: AssociatedType, of type: Type, in context: Context?) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.kind else { return nil }
    let name = associated.name
    var how = Resolution(context: context ?? nominal.inside)
    how.context = nominal.inside
    // What is said to be what the type's own parameter is, where that isn't known.
    var unknown: Type?
    for entity in declaredTypes(named: name, of: type) {
      if entity is AssociatedType { continue }
      guard fits(entity, type, in: context) else { continue }
      if let alias = entity as? TypeAlias {
        let underlying = substitute(
          resolve(alias), substitution(of: type, for: alias.context.nominal), in: context)
        if !underlying.isHole { return underlying }
        unknown = unknown ?? underlying
      } else if let nested = entity as? NominalType, nested.parameters.isEmpty {
        // One with parameters of its own is no type yet.
        let above = entity.context.nominal.flatMap { superclassType(of: type, declaredBy: $0) } ?? type
        return types.nominal(nested, above.arguments)
      }
    }
    // What its own properties say comes before a parameter of the name: `static var defaultValue: Value?` of
    // `Key<Value>` (lib/Sema/AssociatedTypeInference.cpp, `computeAbstractTypeWitness`).
    if let own = inferWitness(associated, of: type, in: context, byOwnProperties: true) { return own }
    if let index = nominal.allParameters.firstIndex(where: { $0.name == name }), index < arguments.count {
      return arguments[index]
    }
    if let inferred = inferWitness(associated, of: type, in: context) { return inferred }
    if let same = sameTypeWitness(associated, of: type, in: context) { return same }
    return defaultWitness(associated, of: type, in: context) ?? unknown
  }

  /// Nested types and aliases of a name: its own, its superclasses', those that protocol extensions give.
  private func declaredTypes(named name: String, of type: Type) -> [Entity] {
    var found: [Entity] = []
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      found += nestedTypes(named: name, in: nominal)
      current = superclass(of: place)
    }
    if let nominal = type.nominal {
      for use in conformanceTable(of: nominal).uses { found += nestedTypes(named: name, in: use.type) }
    }
    return found
  }

  /// Whether the extension that an alias stands in is one of this type.
  private func fits(_ entity: Entity, _ type: Type, in context: Context?) -> Bool {
    guard case .extended(let part) = entity.context.kind else { return true }
    if part.code.requirements.isEmpty { return true }
    return holds(requirementsOf: part, for: type, in: context) != .no
  }

  private func requiredProtocols(of type: Type) -> [ProtocolUse] {
    var found: [ProtocolUse] = []
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      found += conformanceTable(of: nominal).uses
      current = superclass(of: place)
    }
    return found
  }

  /// From the members that are what the protocol requires: `func next() -> Int?` says what `Element` is.
  /// - Parameter byOwnProperties: whether only the type's own properties are asked that are of just this type.
  private func inferWitness(
    _ associated: AssociatedType, of type: Type, in context: Context?, byOwnProperties: Bool = false
  ) -> Type? {
    guard let nominal = type.nominal else { return nil }
    for use in requiredProtocols(of: type) {
      for requirement in memberTable(of: use.type).ordered where requirement.isRequirement {
        guard let selfParameter = use.type.selfParameter, mentions(requirement, associated) else { continue }
        if byOwnProperties {
          guard !requirement.isFunction, !requirement.isSubscript,
            case .member(let base, let member) = interface(of: requirement).result.kind,
            member === associated,
            case .parameter(selfParameter) = base.kind
          else { continue }
        }
        for candidate in witnessCandidates(for: requirement, of: nominal, including: use.type) {
          if byOwnProperties, candidate.owner?.isProtocol ?? true { continue }
          guard
            let found = match(requirement, with: candidate, of: type, selfParameter, associated, in: context)
          else { continue }
          return found
        }
      }
    }
    return nil
  }

  /// Whether an associated type stands in what a requirement takes or gives.
  private func mentions(_ requirement: Value, _ associated: AssociatedType) -> Bool {
    let interface = interface(of: requirement)
    return interface.result.mentions(associated)
      || interface.parameters?.contains { $0.type.mentions(associated) } ?? false
  }

  private func witnessCandidates(
    for requirement: Value, of nominal: NominalType, including protocolType: NominalType
  ) -> [Value] {
    var found: [Value] = []
    var current: NominalType? = nominal
    while let place = current {
      found += ownValues(named: requirement.name, of: place)
      current = inheritance(of: place).superclass?.nominal
    }
    for use in conformanceTable(of: nominal).uses {
      found += memberTable(of: use.type).values(named: requirement.name).filter { !$0.isRequirement }
    }
    return found.filter {
      $0 !== requirement && $0.isStatic == requirement.isStatic && $0.sameShape(as: requirement)
    }
  }

  private func match(
    _ requirement: Value, with candidate: Value, of type: Type, _ selfParameter: GenericParameter,
    _ associated: AssociatedType, in context: Context?
  ) -> Type? {
    if case .extended(let part) = candidate.context.kind, !part.code.requirements.isEmpty,
      holds(requirementsOf: part, for: type, in: context) == .no
    {
      return nil
    }
    let pattern = interface(of: requirement)
    let given = interface(of: candidate)
    let map = substitution(of: type, for: candidate.owner)
    var found: Type?
    func look(_ pattern: Type, _ given: Type) {
      guard found == nil else { return }
      if case .member(let base, let member) = pattern.kind, member === associated,
        case .parameter(selfParameter) = base.kind
      {
        let type = substitute(written(given, as: associated, by: candidate), map, in: context)
        if !type.isHole { found = type }
        return
      }
      if pattern.children.count == given.children.count, pattern.isLike(given) {
        for (one, other) in zip(pattern.children, given.children) { look(one, other) }
      }
    }
    if let wanted = pattern.parameters, let parameters = given.parameters {
      // `subscript(bounds: Range<Index>)` is not what `subscript(position: Int)` fulfills.
      let isOther = zip(wanted, parameters).contains {
        $0.type.nominal != nil && $1.type.nominal !== $0.type.nominal
      }
      if isOther { return nil }
      for (one, other) in zip(wanted, parameters) { look(one.type, other.type) }
    }
    look(pattern.result, given.result)
    return found
  }

  /// What a member that fulfills a requirement has written. Where its extension holds for types whose `Literal` is their
  /// `Element`, an `Element` may have been taken for the `Literal` that is asked for.
  private func written(_ given: Type, as associated: AssociatedType, by candidate: Value) -> Type {
    guard case .member(let base, let member) = given.kind, member === associated,
      case .parameter = base.kind
    else { return given }
    for case .same(let left, let right) in candidate.context.signature.requirements {
      if left === given { return right }
      if right === given { return left }
    }
    return given
  }

  /// `associatedtype Element` of a `Sequence` is what its iterator's is.
  private func sameTypeWitness(_ associated: AssociatedType, of type: Type, in context: Context?) -> Type? {
    for use in requiredProtocols(of: type) {
      guard let selfParameter = use.type.selfParameter else { continue }
      for (name, argument) in zip(use.type.code.primaryAssociatedTypes, use.arguments)
      where associatedType(named: name, of: use.type)?.anchor === associated {
        return substitute(argument, substitution(of: type, for: type.nominal), in: context)
      }
      for case .same(let left, let right) in ownRequirements(of: use.type) {
        for (subject, other) in [(left, right), (right, left)] {
          guard case .member(let base, let member) = subject.kind, member === associated,
            case .parameter(selfParameter) = base.kind
          else { continue }
          let found = substitute(other, [selfParameter: type], in: context)
          if !found.isHole, !found.hasHoles { return found }
        }
      }
    }
    return nil
  }

  private func defaultWitness(_ associated: AssociatedType, of type: Type, in context: Context?) -> Type? {
    for use in requiredProtocols(of: type) {
      guard let selfParameter = use.type.selfParameter else { continue }
      for own in memberTable(of: use.type).associatedTypes where own.anchor === associated {
        guard let written = own.code.defaultType else { continue }
        let found = substitute(resolve(written, in: use.type.inside), [selfParameter: type], in: context)
        if !found.isHole { return found }
      }
    }
    return nil
  }
}

extension Value {
  /// Whether a call of one looks like a call of the other.
  package func sameShape(as other: Value) -> Bool {
    if isFunction != other.isFunction || isSubscript != other.isSubscript { return false }
    switch (code, other.code) {
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count
        && zip(one.parameters, other.parameters).allSatisfy { $0.label == $1.label }
    // A case fulfills a static function (SE-0280).
    case (.enumCase(let one), .function(let other)):
      return one.parameters?.map(\.label) == other.parameters.map(\.label)
    case (.memberwise(let properties), .function(let other)):
      return properties.map(\.name) == other.parameters.map(\.label)
    default: return true
    }
  }
}

extension Type {
  fileprivate func mentions(_ associated: AssociatedType) -> Bool {
    if case .member(_, let member) = kind, member === associated { return true }
    return children.contains { $0.mentions(associated) }
  }

  /// Whether both are built in the same way, whatever is inside.
  func isLike(_ other: Type) -> Bool {
    switch (kind, other.kind) {
    case (.nominal(let one, _), .nominal(let other, _)): one === other
    case (.tuple, .tuple), (.function, .function), (.metatype, .metatype): true
    default: false
    }
  }
}
