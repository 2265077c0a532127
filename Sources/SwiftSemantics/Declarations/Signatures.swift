import EarshotSwiftCode

extension Program {
  /// What a type requires of its parameters, with what the types around it require.
  func makeSignature(of type: NominalType) -> GenericSignature {
    if let selfParameter = type.selfParameter {
      let signature = GenericSignature(
        parameters: (type.context.signature.parameters) + [selfParameter],
        requirements: type.context.signature.requirements
          + [.conforms(types.make(.parameter(selfParameter)), ProtocolUse(type: type))])
      return signature
    }
    return makeSignature(
      parameters: type.parameters, code: type.code.generics, requirements: type.code.requirements,
      in: type.inside)
  }

  /// What holds inside of an extension: the type's own requirements and those of its `where`.
  func makeSignature(of part: Extension) -> GenericSignature {
    let base = part.nominal.signature
    let signature = GenericSignature(parameters: base.parameters, requirements: base.requirements)
    part.inside.adopt(signature)
    for requirement in requirements(said: part) { signature.add(requirement) }
    add(part.code.requirements, to: signature, in: part.inside)
    return signature
  }

  /// What the name of an extended type says of its parameters: `extension Almanac<Tide>`, `extension [Tide]`, and
  /// aliases of such types.
  private func requirements(said part: Extension) -> [GenericSignature.Requirement] {
    guard !part.nominal.isProtocol, !part.nominal.allParameters.isEmpty else { return [] }
    if case .named(nil, part.nominal.name, let arguments) = part.code.extended, arguments.isEmpty {
      return []
    }
    // A generic alias without arguments only names the type.
    if case .named(nil, let name, let arguments) = part.code.extended, arguments.isEmpty,
      let alias = lookUpType(name, in: part.context) as? TypeAlias, !alias.parameters.isEmpty
    {
      return []
    }
    let open = { [types] (parameter: GenericParameter) in types.make(.parameter(parameter)) }
    let said = resolve(part.code.extended, Resolution(context: part.context, open: open))
    guard case .nominal(part.nominal, let arguments) = said.kind else { return [] }
    return zip(part.nominal.allParameters, arguments).compactMap { parameter, argument in
      let own = types.make(.parameter(parameter))
      // Those of a generic alias are the type's own by another name.
      if case .parameter(let other) = argument.kind, !part.nominal.allParameters.contains(other) {
        return nil
      }
      return argument === own || argument.isHole ? nil : .same(own, argument)
    }
  }

  /// What a function requires of its own type parameters, with what stands around it.
  func makeSignature(of value: Value) -> GenericSignature {
    guard case .function(let code) = value.code else { return value.context.signature }
    let signature = makeSignature(
      parameters: value.parameters, code: code.generics, requirements: code.requirements, in: value.inside)
    if !value.parameters.isEmpty { addImplied(by: code, to: signature, in: value.inside) }
    return signature
  }

  /// What types in a function's head ask of its own parameters: `func read<T>(_ key: Key<T>)` holds `T: Setting`
  /// where `Key<Value: Setting>` (the Swift book, "Implicit Constraints": requirements are inferred from how a
  /// parameter is used).
  private func addImplied(
    by code: FunctionDeclaration, to signature: GenericSignature, in context: Context
  ) {
    for written in code.parameters.map(\.type) + (code.result.map { [$0] } ?? []) where written.hasArguments {
      addImplied(by: resolve(written, in: context), to: signature)
    }
  }

  private func addImplied(by type: Type, to signature: GenericSignature) {
    guard type.hasParameters else { return }
    for child in type.children { addImplied(by: child, to: signature) }
    guard case .nominal(let nominal, _) = type.kind, !nominal.allParameters.isEmpty else { return }
    let map = substitution(of: type, for: nominal)
    for requirement in nominal.signature.requirements {
      switch requirement {
      case .conforms(let subject, let use):
        let own = substitute(subject, map, in: nil)
        guard own.hasParameters, use.arguments.isEmpty, !signature.states(own, use.type) else { continue }
        signature.add(.conforms(own, use))
      case .same(let left, let right):
        let (left, right) = (substitute(left, map, in: nil), substitute(right, map, in: nil))
        if left !== right, left.hasParameters || right.hasParameters, !left.hasHoles, !right.hasHoles {
          signature.add(.same(left, right))
        }
      default: continue
      }
    }
  }

  func makeSignature(
    parameters: [GenericParameter], code: [GenericParameterCode], requirements: [RequirementCode],
    in context: Context
  ) -> GenericSignature {
    let outer = context.parent?.signature ?? .none()
    if parameters.isEmpty, requirements.isEmpty { return outer }
    let signature = GenericSignature(
      parameters: outer.parameters + parameters, requirements: outer.requirements)
    context.adopt(signature)
    for (parameter, code) in zip(parameters, code) {
      guard let inherited = code.inherited else { continue }
      add(conformance: types.make(.parameter(parameter)), to: inherited, signature, in: context)
    }
    add(requirements, to: signature, in: context)
    return signature
  }

  func add(_ requirements: [RequirementCode], to signature: GenericSignature, in context: Context) {
    // `where Element == S.Element, S: Sequence` can be read once it is known what S conforms to.
    for case .conforms(let subject, let bound) in requirements {
      add(conformance: resolve(subject.repeated, in: context), to: bound, signature, in: context)
    }
    var pending = requirements.compactMap { requirement -> (WrittenType, WrittenType)? in
      if case .same(let left, let right) = requirement { (left.repeated, right.repeated) } else { nil }
    }
    // Nor does their order matter: `ID == Data.Element.ID, Data.Element == Parent.Value`.
    while !pending.isEmpty {
      let before = pending.count
      pending.removeAll { left, right in
        let (left, right) = (resolve(left, in: context), resolve(right, in: context))
        if left.hasHoles || right.hasHoles { return false }
        signature.add(.same(left, right))
        return true
      }
      if pending.count == before { break }
    }
    for (left, right) in pending {
      signature.add(.same(resolve(left, in: context), resolve(right, in: context)))
    }
  }

  func add(
    conformance subject: Type, to bound: WrittenType, _ signature: GenericSignature, in context: Context
  ) {
    for requirement in requirements(of: subject, bound: bound, in: context) { signature.add(requirement) }
  }

  /// What `subject: bound` requires.
  func requirements(of subject: Type, bound: WrittenType, in context: Context) -> [GenericSignature
    .Requirement]
  {
    let resolved = resolveConstraint(bound, in: context)
    switch resolved.kind {
    case .existential(let all):
      var found = all.protocols.map { GenericSignature.Requirement.conforms(subject, $0) }
      if let superclass = all.superclass { found.append(.inherits(subject, superclass)) }
      return found
    case .nominal: return [.inherits(subject, resolved)]
    default: return []
    }
  }
}

extension WrittenType {
  /// What is required of each of a pack: `where repeat each Input: Tide` (SE-0393).
  fileprivate var repeated: WrittenType {
    if case .packExpansion(let pattern) = self { return pattern }
    return self
  }
}
