import EarshotSwiftCode

/// How a written type is read.
struct Resolution {
  var context: Context
  /// What a type's parameter is where no arguments are written: a new variable in an expression.
  var open: ((GenericParameter) -> Type)?
  /// Whose `some` it is: in a result an opaque type, in a parameter a type parameter of its own.
  var opaqueOwner: Value?
  var isParameter = false
  var hole: (() -> Type)?
}

extension Program {
  package func resolve(_ written: WrittenType, in context: Context) -> Type {
    resolve(written, Resolution(context: context))
  }

  func resolve(_ written: WrittenType, _ how: Resolution) -> Type {
    switch written {
    case .named(nil, let name, let arguments): return resolveName(name, arguments, how)
    case .named(let base?, let name, let arguments): return resolveMember(base, name, arguments, how)
    case .optional(let type), .implicitlyUnwrapped(let type): return language.optional(resolve(type, how))
    case .array(let type): return language.array(resolve(type, how))
    case .dictionary(let key, let value): return language.dictionary(resolve(key, how), resolve(value, how))
    case .tuple(let elements):
      return types.tuple(elements.map { TupleElement(label: $0.label, type: resolve($0.type, how)) })
    case .function(let function): return resolveFunction(function, how)
    case .metatype(let type), .protocolMetatype(let type):
      return types.metatype(resolveConstraint(type, how))
    case .some(let type): return resolveOpaque(type, how)
    case .any(let type): return resolveConstraint(type, how)
    case .composition(let parts): return compose(parts.map { resolveConstraint($0, how) })
    case .suppressed: return types.any
    case .packExpansion(let pattern): return types.make(.expansion(resolve(pattern, how)))
    case .packElement(let type): return resolve(type, how)
    case .inferred: return how.hole?() ?? types.hole("a type is to be inferred here")
    case .attributed(let type, _, _): return resolve(type, how)
    case .other(let text): return types.hole("a type that has no form here: \(text)")
    }
  }

  /// A protocol as what it is required to be: `any P` for `P`.
  func resolveConstraint(_ written: WrittenType, in context: Context) -> Type {
    resolveConstraint(written, Resolution(context: context))
  }

  func resolveConstraint(_ written: WrittenType, _ how: Resolution) -> Type {
    if case .any(let inner) = written { return resolveConstraint(inner, how) }
    return resolve(written, how)
  }

  private func compose(_ parts: [Type]) -> Type {
    var uses: [ProtocolUse] = []
    var superclass: Type?
    var isClassBound = false
    for part in parts {
      switch part.kind {
      case .existential(let existential):
        uses += existential.protocols
        superclass = superclass ?? existential.superclass
        isClassBound = isClassBound || existential.isClassBound
      case .nominal: superclass = superclass ?? part
      default: return part
      }
    }
    return types.existential(uses, superclass: superclass, isClassBound: isClassBound)
  }

  private func resolveFunction(_ function: WrittenType.Function, _ how: Resolution) -> Type {
    // Only what a function gives may be `some P`, not what it is given (SE-0328, SE-0341).
    var inner = how
    inner.opaqueOwner = nil
    let parameters = function.parameters.map { parameter -> FunctionType.Parameter in
      let (type, isInOut, isAutoclosure) = parameter.type.withoutSpecifiers
      return FunctionType.Parameter(
        type: resolve(type, inner), isInOut: isInOut, isVariadic: parameter.isVariadic,
        isAutoclosure: isAutoclosure)
    }
    return types.function(
      FunctionType(
        parameters: parameters, result: resolve(function.result, how), isAsync: function.isAsync,
        thrown: resolve(function.thrown, how)))
  }

  /// What a function is said to throw; nil: nothing.
  func resolve(_ thrown: Thrown?, _ how: Resolution) -> Type? {
    switch thrown {
    case nil: nil
    case .type(let type): resolve(type, how)
    case .anything, .whatArgumentsThrow: language.anyError
    }
  }

  private func resolveOpaque(_ constraint: WrittenType, _ how: Resolution) -> Type {
    let bound = resolveConstraint(constraint, how)
    var uses: [ProtocolUse] = []
    var superclass: Type?
    switch bound.kind {
    case .existential(let existential):
      uses = existential.protocols
      superclass = existential.superclass
    case .nominal: superclass = bound
    default: return bound
    }
    guard let owner = how.opaqueOwner else { return bound }
    if how.isParameter {
      let parameter = GenericParameter(
        name: "some \(Existential(protocols: uses, superclass: superclass).description)")
      let type = types.make(.parameter(parameter))
      owner.implicitParameters.append(parameter)
      owner.implicitRequirements += uses.map { .conforms(type, $0) }
      if let superclass { owner.implicitRequirements.append(.inherits(type, superclass)) }
      return type
    }
    let parameters = owner.inside.signature.parameters
    let opaque = OpaqueType(
      owner: owner, index: owner.opaques.count, uses: uses, superclass: superclass, parameters: parameters)
    owner.opaques.append(opaque)
    return types.make(.opaque(opaque, parameters.map { types.make(.parameter($0)) }))
  }
}

extension Program {
  private func resolveName(_ name: String, _ arguments: [WrittenType], _ how: Resolution) -> Type {
    switch name {
    case "Any": return types.any
    case "AnyObject": return types.existential([], isClassBound: true)
    case "Self":
      if let type = how.context.nominal { return reduce(type.selfType, in: how.context) }
    default: break
    }
    if arguments.isEmpty, let parameter = genericParameter(name, in: how.context) {
      return reduce(types.make(.parameter(parameter)), in: how.context)
    }
    guard let entity = lookUpType(name, in: how.context) else {
      return types.hole(GapCause.undeclared(name).saying("no type \(name) is declared"))
    }
    return type(of: entity, arguments: arguments, how)
  }

  /// The type that a declaration found without a base means.
  func type(of entity: Entity, arguments: [WrittenType], _ how: Resolution) -> Type {
    switch entity {
    case let type as NominalType:
      if arguments.isEmpty, let around = around(type, how) { return around }
      return apply(arguments, to: type, outer: outerArguments(of: type, how), how)
    case let alias as TypeAlias: return apply(arguments, to: alias, base: base(of: alias, how), how)
    case let associated as AssociatedType:
      guard let nominal = how.context.nominal else { return types.hole("\(associated.name) of no type") }
      let found = memberType(associated, of: nominal.selfType, in: how.context)
      // What the name would be inferred from can't name it: there it is what is declared around.
      if found.isHole, let outer = lookUpType(associated.name, around: nominal, seenFrom: how.context) {
        return type(of: outer, arguments: arguments, how)
      }
      return found
    default: return types.hole("\(entity.name) is no type")
    }
  }

  /// What a name means outside of the type that a place is in.
  private func lookUpType(_ name: String, around type: NominalType, seenFrom context: Context) -> Entity? {
    guard !type.isProtocol else { return nil }
    var place: Context? = context
    while let current = place {
      place = current.parent
      if current.ownNominal === type { break }
    }
    let found = place.flatMap { lookUpType(name, in: $0) }
    return found is AssociatedType ? nil : found
  }

  /// The arguments of the types around a nested type: those of the place that names it, where it stands
  /// inside.
  private func outerArguments(of type: NominalType, _ how: Resolution) -> [Type] {
    guard let outer = type.enclosingType, !outer.allParameters.isEmpty else { return [] }
    return base(declaredIn: outer, how)?.arguments
      ?? outer.allParameters.map { how.open?($0) ?? types.hole("an argument of \(outer.name) is not given") }
  }

  /// Which type stands for the one that declares something, seen from a place inside of it.
  private func base(declaredIn outer: NominalType, _ how: Resolution) -> Type? {
    var place: Context? = how.context
    while let current = place {
      if let nominal = current.ownNominal {
        if nominal === outer { return reduce(nominal.selfType, in: how.context) }
        if let above = superclassType(of: nominal.selfType, declaredBy: outer) { return above }
      }
      place = current.parent
    }
    return nil
  }

  private func base(of alias: TypeAlias, _ how: Resolution) -> Type? {
    guard let owner = alias.context.nominal else { return nil }
    if owner.isProtocol { return how.context.nominal?.selfType }
    return base(declaredIn: owner, how)
  }

  private func apply(
    _ arguments: [WrittenType], to type: NominalType, outer: [Type], _ how: Resolution
  ) -> Type {
    if type.isProtocol {
      return types.existential([ProtocolUse(type: type, arguments: arguments.map { resolve($0, how) })])
    }
    if type.parameters.isEmpty { return types.nominal(type, outer) }
    if !arguments.isEmpty {
      return types.nominal(type, outer + packed(arguments.map { resolve($0, how) }, for: type.parameters))
    }
    let open = type.parameters.map { how.open?($0) ?? types.hole("an argument of \(type.name) is not given") }
    return types.nominal(type, outer + open)
  }

  /// A generic type named inside of itself without a base is itself; `Outer.Box` leaves the arguments to be inferred.
  private func around(_ type: NominalType, _ how: Resolution) -> Type? {
    guard !type.isProtocol, !type.parameters.isEmpty else { return nil }
    var place: Context? = how.context
    while let current = place {
      if current.ownNominal === type { return reduce(type.selfType, in: how.context) }
      place = current.parent
    }
    return nil
  }

  /// Arguments in the number of the parameters: a pack takes what is left.
  func packed(_ arguments: [Type], for parameters: [GenericParameter]) -> [Type] {
    guard let pack = parameters.firstIndex(where: \.isPack) else {
      return parameters.indices.map {
        $0 < arguments.count ? arguments[$0] : types.hole("an argument is missing")
      }
    }
    let after = parameters.count - pack - 1
    let end = max(pack, arguments.count - after)
    return Array(arguments.prefix(pack)) + [
      types.make(.pack(Array(arguments[min(pack, arguments.count)..<end])))
    ]
      + Array(arguments.suffix(after))
  }

  func apply(_ arguments: [WrittenType], to alias: TypeAlias, base: Type?, _ how: Resolution) -> Type {
    if alias.parameters.isEmpty, !arguments.isEmpty, alias.code.type.mayBeUnbound {
      return apply(arguments.map { resolve($0, how) }, toUnbound: alias)
    }
    var map = base.map { substitution(of: $0, for: alias.context.nominal) } ?? [:]
    for (index, parameter) in alias.parameters.enumerated() {
      map[parameter] =
        index < arguments.count
        ? resolve(arguments[index], how)
        : how.open?(parameter) ?? types.hole("an argument of \(alias.name) is not given")
    }
    let underlying = resolve(alias, how)
    return substitute(underlying, map, in: how.context)
  }

  /// `Marks<Tide>` of `typealias Marks = Almanac`: the arguments are those of the type that the alias names.
  private func apply(_ arguments: [Type], toUnbound alias: TypeAlias) -> Type {
    var left = arguments[...]
    return resolve(
      alias,
      Resolution(context: alias.inside) { [unowned self] parameter in
        if parameter.isPack {
          defer { left = [] }
          return types.make(.pack(Array(left)))
        }
        return left.popFirst() ?? types.hole("an argument of \(alias.name) is not given")
      })
  }

  /// What an alias stands for, in terms of its parameters.
  func resolve(_ alias: TypeAlias, _ how: Resolution? = nil) -> Type {
    if let known = alias.resolved { return known }
    guard !alias.isResolving else { return types.hole("the alias \(alias.name) stands for itself") }
    alias.isResolving = true
    defer { alias.isResolving = false }
    // `typealias Marks = Almanac` leaves the parameters open: then it is known only where it is used.
    if let open = how?.open, alias.code.type.mayBeUnbound {
      return resolve(alias.code.type, Resolution(context: alias.inside, open: open))
    }
    let type = resolve(alias.code.type, in: alias.inside)
    if !type.hasHoles || !alias.code.type.mayBeUnbound { alias.resolved = type }
    return type
  }

  private func resolveMember(
    _ base: WrittenType, _ name: String, _ arguments: [WrittenType], _ how: Resolution
  ) -> Type {
    if case .named(nil, let moduleName, let given) = base, given.isEmpty,
      genericParameter(moduleName, in: how.context) == nil, lookUpType(moduleName, in: how.context) == nil,
      let module = module(named: moduleName)
    {
      guard let entity = modules(reachedFrom: [module]).lazy.compactMap({ $0.types(named: name).first }).first
      else {
        return types.hole("the module \(moduleName) declares no type \(name)")
      }
      return type(of: entity, arguments: arguments, how)
    }
    let outer = resolve(base, how)
    if outer.isHole { return outer }
    return memberType(named: name, of: outer, arguments: arguments, how)
      ?? types.hole("\(outer) has no type \(name)")
  }

  /// `Base.Name<arguments>`
  func memberType(named name: String, of base: Type, arguments: [WrittenType] = [], _ how: Resolution)
    -> Type?
  {
    switch base.kind {
    case .nominal(let nominal, let outer):
      guard let entity = memberTypeEntity(named: name, of: nominal) else {
        if let index = nominal.allParameters.firstIndex(where: { $0.name == name }), index < outer.count {
          return outer[index]
        }
        return nil
      }
      if let type = entity as? NominalType {
        let above = entity.context.nominal.flatMap { superclassType(of: base, declaredBy: $0) } ?? base
        return apply(arguments, to: type, outer: above.arguments, how)
      }
      if let alias = entity as? TypeAlias { return apply(arguments, to: alias, base: base, how) }
      return (entity as? AssociatedType).map { memberType($0, of: base, in: how.context) }
    case .parameter, .member, .opaque:
      let bounds = bounds(of: base, in: how.context)
      for use in bounds.protocols {
        guard let entity = memberTypeEntity(named: name, of: use.type) else { continue }
        if let associated = entity as? AssociatedType {
          return memberType(associated, of: base, in: how.context)
        }
        if let alias = entity as? TypeAlias { return apply(arguments, to: alias, base: base, how) }
      }
      return bounds.superclass.flatMap { memberType(named: name, of: $0, arguments: arguments, how) }
    case .existential(let existential):
      for use in existential.protocols {
        if let type = nestedTypes(named: name, in: use.type).first as? TypeAlias {
          return apply(arguments, to: type, base: base, how)
        }
      }
      return nil
    default: return nil
    }
  }
}

extension Context {
  /// The type that this very place is inside of.
  var ownNominal: NominalType? {
    switch kind {
    case .nominal(let type): type
    case .extended(let part): part.nominal
    default: nil
    }
  }
}

extension WrittenType {
  /// The type behind `inout`, `@escaping` and the like.
  var withoutSpecifiers: (type: WrittenType, isInOut: Bool, isAutoclosure: Bool) {
    guard case .attributed(let type, let attributes, let isInOut) = self else { return (self, false, false) }
    let inner = type.withoutSpecifiers
    return (
      inner.type, isInOut || inner.isInOut,
      inner.isAutoclosure || attributes.contains { $0.name == "autoclosure" }
    )
  }

  /// Whether it may name a generic type without its arguments.
  var mayBeUnbound: Bool {
    if case .named(_, _, let arguments) = self { return arguments.isEmpty }
    return false
  }
}
