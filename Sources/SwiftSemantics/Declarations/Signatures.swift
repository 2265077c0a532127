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
    // `extension Almanac<Tide>`
    if case .named(_, _, let arguments) = part.code.extended, !arguments.isEmpty {
      for (parameter, argument) in zip(part.nominal.parameters, arguments) {
        signature.add(.same(types.make(.parameter(parameter)), resolve(argument, in: part.inside)))
      }
    } else if case .array(let element) = part.code.extended, let parameter = part.nominal.parameters.first {
      signature.add(.same(types.make(.parameter(parameter)), resolve(element, in: part.inside)))
    }
    add(part.code.requirements, to: signature, in: part.inside)
    return signature
  }

  /// What a function requires of its own type parameters, with what stands around it.
  func makeSignature(of value: Value) -> GenericSignature {
    guard case .function(let code) = value.code else { return value.context.signature }
    let signature = makeSignature(
      parameters: value.parameters, code: code.generics, requirements: code.requirements, in: value.inside)
    return signature
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
      add(conformance: resolve(subject, in: context), to: bound, signature, in: context)
    }
    for case .same(let left, let right) in requirements {
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
