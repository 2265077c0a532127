import EarshotSwiftCode

extension Solver {
  /// One of several meanings, or the only one.
  func choose(
    _ candidates: [Candidate], as type: Type, name: Name, expression: Expression?, in place: Context
  ) {
    var all: [Candidate] = []
    let isAssigned = expression.map(assigned.contains) ?? false
    for candidate in expression.map({ settable(candidates, for: $0) }) ?? candidates {
      all.append(candidate)
      if isAssigned { continue }
      if case .local(let local) = candidate.meaning, local.isImplicitlyUnwrapped {
        var forced = candidate
        forced.isForced = true
        all.append(forced)
      }
      if let value = candidate.value, !value.isFunction, !value.isSubscript,
        program.interface(of: value).isImplicitlyUnwrapped
      {
        var forced = candidate
        forced.isForced = true
        all.append(forced)
      }
    }
    let disjunction = Disjunction(
      type: type, candidates: all, name: name, expression: expression, context: place,
      isAsync: surroundings.asyncStack.last ?? false)
    if all.count == 1 { take(all[0], of: disjunction) } else { add(.choice(disjunction)) }
  }

  /// Those that can be set, where one of several is assigned to.
  private func settable(_ candidates: [Candidate], for expression: Expression) -> [Candidate] {
    guard candidates.count > 1, targets.contains(expression) else { return candidates }
    let found = candidates.filter { $0.value?.isSettable ?? true }
    return found.isEmpty ? candidates : found
  }

  /// Takes one meaning: what it asks for has to hold from now on.
  func take(_ candidate: Candidate, of disjunction: Disjunction) {
    let (type, map) = open(candidate, disjunction)
    if candidate.isForced { state.score.add(.forcedUnwrap) }
    if candidate.isThroughOptional { state.score.add(.memberThroughOptional) }
    if let value = candidate.value, value.isUnavailable { state.score.add(.unavailable) }
    if let value = candidate.value, value.isDisfavored { state.score.add(.disfavored) }
    noteAsync(candidate, disjunction)
    if let expression = disjunction.expression {
      state.found.choices[expression] = SolverState.Choice(candidate: candidate, map: map, type: type)
    }
    relate(.equal, type, disjunction.type)
  }

  /// In an asynchronous function one that is asynchronous is meant, elsewhere one that isn't (SE-0296).
  private func noteAsync(_ candidate: Candidate, _ disjunction: Disjunction) {
    guard let value = candidate.value, value.isFunction, disjunction.candidates.count > 1 else { return }
    let isAsync = program.interface(of: value).isAsync
    let hasBoth = disjunction.candidates.contains {
      $0.value.map { program.interface(of: $0).isAsync != isAsync } ?? false
    }
    if hasBoth, isAsync != disjunction.isAsync { state.score.add(.asyncMismatch) }
  }

  private func open(_ candidate: Candidate, _ disjunction: Disjunction) -> (Type, Substitution) {
    switch candidate.meaning {
    case .local(let local):
      let type = type(of: local)
      return (candidate.isForced ? language.wrapped(simplify(type)) ?? type : type, [:])
    case .type(let type): return (types.metatype(apply(disjunction.name.arguments, type, disjunction)), [:])
    case .declared(let entity): return (types.metatype(open(entity, disjunction)), [:])
    case .value(let value, let base):
      let (type, map) = open(value, base, candidate, disjunction)
      return (type, map)
    case .unapplied(let value, let base):
      let (type, map) = open(value, base, candidate, disjunction)
      let instance = FunctionType.Parameter(type: base, isInOut: value.modifiers.contains(.isMutating))
      return (types.function(FunctionType(parameters: [instance], result: type)), map)
    case .dynamic(let value, let base, let name):
      return openDynamic(value, base, name, candidate, disjunction)
    }
  }

  func type(of local: Local) -> Type {
    builders.reads.insert(local)
    return known(local)
  }

  /// What a variable is known to be.
  func known(_ local: Local) -> Type {
    local.type ?? state.locals[local] ?? types.hole("\(local.name) has no type yet")
  }

  private func apply(_ arguments: [WrittenType], _ type: Type, _ disjunction: Disjunction) -> Type { type }

  /// A type by its declaration, its parameters open where no arguments are written.
  private func open(_ entity: Entity, _ disjunction: Disjunction) -> Type {
    var how = Resolution(context: disjunction.context)
    how.open = { [unowned self] in openParameter($0) }
    how.hole = { [unowned self] in newVariable() }
    return program.type(of: entity, arguments: disjunction.name.arguments, how)
  }

  func openParameter(_ parameter: GenericParameter) -> Type {
    let variable = newVariable()
    if parameter.isPack, let number = variable.variable { packVariables.insert(number) }
    return variable
  }

  /// What a declaration is to those who name it: its type parameters become variables.
  private func open(
    _ value: Value, _ base: Type?, _ candidate: Candidate, _ disjunction: Disjunction
  ) -> (Type, Substitution) {
    let interface = program.interface(of: value)
    var map: Substitution = [:]
    var skipped = 0
    if let owner = value.owner {
      if let base {
        map = program.substitution(of: base, for: owner)
        skipped = base.hasVariables ? 0 : owner.signature.requirements.count
        if owner.isProtocol, !base.hasVariables || base.isExistential {
          skipped = max(skipped, owner.signature.requirements.count)
        }
      } else if let selfParameter = owner.selfParameter {
        map[selfParameter] = newVariable()
      } else {
        for parameter in owner.allParameters { map[parameter] = openParameter(parameter) }
      }
    } else if let around = value.context.value, !around.inside.signature.parameters.isEmpty {
      skipped = value.context.signature.requirements.count
    }
    var explicit = disjunction.name.arguments[...]
    for (index, parameter) in value.parameters.enumerated() {
      let isWritten = !explicit.isEmpty && value.isFunction
      if isWritten, parameter.isPack {
        let count = max(0, explicit.count - (value.parameters.count - index - 1))
        let types = explicit.prefix(count).map { resolveOpen($0, in: disjunction.context) }
        map[parameter] = program.types.make(.pack(types))
        explicit = explicit.dropFirst(count)
      } else if isWritten, let written = explicit.popFirst() {
        map[parameter] = resolveOpen(written, in: disjunction.context)
      } else {
        map[parameter] = openParameter(parameter)
      }
    }
    for parameter in value.implicitParameters { map[parameter] = openParameter(parameter) }
    let own = value.inside.signature.requirements
    for requirement in own.dropFirst(min(skipped, own.count)) { require(requirement, map) }
    return (type(of: value, interface, map, candidate), map)
  }

  func resolveOpen(_ written: WrittenType, in place: Context) -> Type {
    var how = Resolution(context: place)
    how.open = { [unowned self] in openParameter($0) }
    how.hole = { [unowned self] in newVariable() }
    return program.resolve(written, how)
  }

  private func type(
    of value: Value, _ interface: Value.Interface, _ map: Substitution, _ candidate: Candidate
  ) -> Type {
    func put(_ type: Type) -> Type { program.reduce(program.substitute(type, map, in: context), in: context) }
    var result = put(interface.result)
    if let receiver = candidate.receiver, value.givesSelf(among: value.owner), value.isInherited(by: receiver)
    {
      result = language.wrapped(result) == nil ? receiver : language.optional(receiver)
    }
    if candidate.isForced { result = language.wrapped(result) ?? result }
    if let parameters = interface.parameters {
      result = types.function(
        FunctionType(
          parameters: parameters.map {
            FunctionType.Parameter(
              type: put($0.type), isInOut: $0.isInOut, isVariadic: $0.isVariadic,
              isAutoclosure: $0.isAutoclosure)
          },
          result: result, isAsync: interface.isAsync, thrown: interface.thrown.map(put)))
    }
    return value.isOptionalRequirement ? language.optional(result) : result
  }

  /// Makes a requirement of a declaration one of this solution.
  func require(_ requirement: GenericSignature.Requirement, _ map: Substitution) {
    func put(_ type: Type) -> Type { program.substitute(type, map, in: context) }
    switch requirement {
    case .conforms(let subject, let use):
      let subject = put(subject)
      add(.conforms(subject, use.type))
      for (name, argument) in zip(use.type.code.primaryAssociatedTypes, use.arguments) {
        guard let associated = program.associatedType(named: name, of: use.type) else { continue }
        relate(.equal, program.memberType(associated, of: subject, in: context), put(argument))
      }
    case .same(let left, let right): relate(.equal, put(left), put(right))
    case .inherits(let subject, let above): relate(.subtype, put(subject), put(above))
    }
  }

  /// `base.name` through `subscript(dynamicMember:)`.
  private func openDynamic(
    _ value: Value, _ base: Type, _ name: Name, _ candidate: Candidate, _ disjunction: Disjunction
  ) -> (Type, Substitution) {
    let plain = Disjunction(
      type: disjunction.type, candidates: [], name: Name(base: "subscript", span: name.span), expression: nil,
      context: disjunction.context)
    let (type, map) = open(value, base, candidate, plain)
    guard let function = type.function, let parameter = function.parameters.first?.type else {
      return (type, map)
    }
    if value.leadsToCases { relatePayload(of: name.base, value, base, function.result, map) }
    if let keyPath = parameter.nominal, keyPath.name.hasSuffix("KeyPath"), parameter.arguments.count == 2 {
      if case .subscript(_, let arguments)? = disjunction.expression?.kind, let site = disjunction.expression
      {
        return (openDynamicSubscript(arguments, site, parameter.arguments, name, disjunction, function), map)
      }
      add(
        .member(
          MemberSite(
            base: parameter.arguments[0], name: name, result: parameter.arguments[1],
            expression: disjunction.expression.map {
              implied(CodeSite($0, .component(0)), span: name.span)
            },
            context: disjunction.context, labels: nil, isImplicit: false)))
    }
    return (function.result, map)
  }
}

extension Solver {
  /// A member that leads to a case of an enum holds what the case holds: `@_cases(Enum, Held)` says by type parameters
  /// which enum that is and what is held; else they are the first type arguments of the base and of the member.
  private func relatePayload(
    of name: String, _ value: Value, _ base: Type, _ member: Type, _ map: Substitution
  ) {
    let said = value.typesOfCases.compactMap { written -> Type? in
      guard case .parameter(let parameter) = program.resolve(written, in: value.inside).kind else {
        return nil
      }
      return map[parameter]
    }
    guard let whole = said.first ?? simplify(base).arguments.first,
      let held = said.last ?? member.arguments.first,
      let nominal = simplify(whole).nominal, nominal.kind == .enumeration
    else { return }
    guard let found = program.ownValues(named: name, of: nominal).first(where: \.isEnumCase) else {
      return mismatch("\(whole) has no case \(name)")
    }
    let cases = program.substitution(of: simplify(whole), for: nominal)
    let parts = (program.interface(of: found).parameters ?? []).map {
      TupleElement(label: $0.label, type: program.substitute($0.type, cases, in: context))
    }
    relate(.equal, held, parts.count == 1 ? parts[0].type : types.tuple(parts))
  }

  /// `base[arguments]` as a subscript of what a key path begins at.
  /// - Parameter path: where the key path begins, and what it leads to.
  private func openDynamicSubscript(
    _ arguments: [Argument], _ expression: Expression, _ path: [Type], _ name: Name,
    _ disjunction: Disjunction, _ function: FunctionType
  ) -> Type {
    let given = arguments.map { argument in
      ArgumentType(
        label: argument.label, type: state.found.types[argument.value] ?? newVariable(),
        expression: argument.value)
    }
    let site = implied(CodeSite(expression, .component(0)), span: name.span)
    let member = newVariable()
    add(
      .call(
        CallSite(
          callee: member, arguments: given, result: path[1], function: site, call: nil,
          context: disjunction.context)))
    add(
      .member(
        MemberSite(
          base: path[0], name: name, result: member, expression: site, context: disjunction.context,
          labels: arguments.map(\.label), isImplicit: false)))
    return types.function(
      FunctionType(
        parameters: given.map { FunctionType.Parameter(type: $0.type) }, result: function.result))
  }
}

extension Value {
  /// Whether a type may have it from a class above: a class, or what is known to be one.
  func isInherited(by type: Type) -> Bool {
    type.isClass || type.isAbstract && owner?.kind == .classType
  }

  /// Whether it gives the type that it is called on: `Self` of a class, or an initializer.
  func givesSelf(among owner: NominalType?) -> Bool {
    guard case .function(let code) = code else { return isInitializer }
    if isInitializer { return true }
    switch code.result {
    case .named(nil, "Self", _)?, .optional(.named(nil, "Self", _))?: return true
    default: return false
    }
  }
}
