import EarshotSwiftCode

extension Program {
  /// The declaration that fulfills a protocol's requirement for a type: the type's own, a superclass's, or what
  /// an extension of a protocol gives; nil where the compiler makes it, or nothing does.
  package func witness(of requirement: Value, for type: Type) -> Value? {
    guard let owner = requirement.owner, let selfParameter = owner.selfParameter else { return nil }
    let wanted = shape(of: requirement, [selfParameter: type], like: nil)
    var best: Value?
    var bestRank = 0
    for candidate in witnessCandidates(of: requirement, for: type) {
      guard candidate.isStatic == requirement.isStatic, candidate.sameShape(as: requirement),
        candidate.isUnary == requirement.isUnary
      else { continue }
      if case .extended(let part) = candidate.context.kind, !part.code.requirements.isEmpty,
        holds(requirementsOf: part, for: type, in: nil) == .no
      {
        continue
      }
      var map = substitution(of: type, for: candidate.owner)
      if candidate.owner?.isProtocol ?? false, let parameter = candidate.owner?.selfParameter {
        map = [parameter: type]
      }
      let own = shape(of: candidate, map, like: requirement)
      let isExact = own == wanted || isSurer(own, than: wanted, requirement)
      let found = isExact || isLike(own, wanted) ? rank(candidate, isExact: isExact) : 1
      if found > bestRank {
        best = candidate
        bestRank = found
      }
    }
    return best
  }

  /// Whether no part of a shape is plainly of another type.
  private func isLike(_ shape: [Type], _ wanted: [Type]) -> Bool {
    zip(shape, wanted).allSatisfy { one, other in
      guard let one = one.nominal, let other = other.nominal else { return true }
      return one === other
    }
  }

  /// An initializer that never fails fulfills the requirement of one that may.
  private func isSurer(_ shape: [Type], than wanted: [Type], _ requirement: Value) -> Bool {
    guard requirement.isInitializer, shape.dropLast() == wanted.dropLast(), let result = wanted.last else {
      return false
    }
    return language.wrapped(result) == shape.last
  }

  /// The class in whose declaration a class conforms to a requirement's protocol: what fulfills it is decided
  /// there.
  package func conformingType(_ type: Type, _ requirement: Value) -> Type {
    guard let owner = requirement.owner else { return type }
    var found = type
    var current: Type? = type.isClass ? type : nil
    while let place = current, let nominal = place.nominal {
      if conformanceTable(of: nominal).entries[owner] != nil { found = place }
      current = superclass(of: place)
    }
    return found
  }

  private func witnessCandidates(of requirement: Value, for type: Type) -> [Value] {
    var found: [Value] = []
    var uses: [ProtocolUse] = []
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      found += ownValues(named: requirement.name, of: nominal)
      uses += conformanceTable(of: nominal).uses
      current = superclass(of: place)
    }
    if case .existential(let existential) = type.kind { uses += closure(of: existential.protocols) }
    if case .opaque = type.kind { uses += bounds(of: type, in: nil).protocols }
    var seen: Set<NominalType> = []
    for use in uses where seen.insert(use.type).inserted {
      found += ownValues(named: requirement.name, of: use.type).filter { !$0.isRequirement }
    }
    return found
  }

  /// What fits in all its types before what fits by its labels; a type's own before an extension's of a
  /// protocol; among those, what asks for more.
  private func rank(_ value: Value, isExact: Bool) -> Int {
    var rank = isExact ? 1_000_000 : 1
    guard let owner = value.owner else { return rank }
    if !owner.isProtocol { return rank + 100_000 }
    rank += inheritance(of: owner).allProtocols.count * 100
    if case .extended(let part) = value.context.kind {
      rank += part.inside.signature.requirements.count
    }
    return rank
  }

  /// The types of a declaration's parameters and of its result.
  private func shape(of value: Value, _ map: Substitution, like requirement: Value?) -> [Type] {
    let interface = interface(of: value)
    var map = map
    if let requirement {
      let own = value.parameters + value.implicitParameters
      for (mine, theirs) in zip(own, requirement.parameters + requirement.implicitParameters) {
        map[mine] = types.make(.parameter(theirs))
      }
    }
    func put(_ type: Type) -> Type { reduce(substitute(type, map, in: nil), in: requirement?.inside) }
    return (interface.parameters ?? []).map { put($0.type) } + [put(interface.result)]
  }

  /// What a `some P` of a declaration really is, by what its body gives.
  package func underlying(of opaque: OpaqueType, _ arguments: [Type]) -> Type? {
    let key = ObjectIdentifier(opaque)
    if let known = underlyingTypes[key] { return known.map { put(arguments, in: $0, opaque) } }
    underlyingTypes[key] = .some(nil)
    let result = interface(of: opaque.owner).result
    let body = body(of: opaque.owner)
    var given = body.returned.lazy.compactMap { body.types[$0] }.filter { !$0.isNever && !$0.hasHoles }.first
    if let built = body.siteTypes[CodeSite(opaque.owner, .build("result", 0))] { given = built }
    guard let given, let found = part(of: given, at: opaque, in: result) else { return nil }
    var seen: Set<ObjectIdentifier> = []
    if leads(found, to: opaque, &seen) { return nil }
    underlyingTypes[key] = found
    return put(arguments, in: found, opaque)
  }

  /// Whether a type is made of an opaque one, which the compiler refuses where it is what that one really is ("which
  /// defines the opaque type in terms of itself", SE-0244).
  private func leads(_ type: Type, to opaque: OpaqueType, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard type.hasOpaques else { return false }
    if case .opaque(let found, _) = type.kind {
      if found === opaque { return true }
      let key = ObjectIdentifier(found)
      if seen.insert(key).inserted, let known = underlyingTypes[key] ?? nil, leads(known, to: opaque, &seen) {
        return true
      }
    }
    return type.children.contains { leads($0, to: opaque, &seen) }
  }

  private func put(_ arguments: [Type], in type: Type, _ opaque: OpaqueType) -> Type {
    substitute(type, Dictionary(zip(opaque.parameters, arguments)) { first, _ in first }, in: nil)
  }

  private func part(of given: Type, at opaque: OpaqueType, in result: Type) -> Type? {
    if case .opaque(let found, _) = result.kind, found === opaque { return given }
    guard given !== result, result.children.count == given.children.count else {
      // `T` converts to `T?`.
      return language.wrapped(result).flatMap { part(of: given, at: opaque, in: $0) }
    }
    return zip(result.children, given.children).lazy.compactMap { self.part(of: $1, at: opaque, in: $0) }
      .first
  }
}
