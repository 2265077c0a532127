import EarshotSwiftCode

extension Solver {
  func inferPostfix(_ expression: Expression, in place: Context, _ labels: [String?]?) -> Type {
    switch expression.kind {
    case .member(let base, let name): return inferMember(base, name, expression, in: place, labels)
    case .call(let function, let arguments): return inferCall(function, arguments, expression, in: place)
    case .subscript(let base, let arguments):
      let type = infer(base, in: place)
      return subscripted(
        type, arguments, expression, Name(base: "subscript", span: expression.span), in: place)
    case .unwrapOptional(let base) where namesType(base, in: place):
      infer(base, in: place)
      return types.metatype(resolveOpen(expression.asType, in: place))
    case .unwrapOptional(let base), .forceUnwrap(let base):
      let result = newVariable()
      add(.unwrap(infer(base, in: place), result))
      return result
    case .optionalChain(let inner):
      if isMember(inner, ofTypeIn: place) { return infer(inner, in: place) }
      let result = newVariable()
      add(.optionalOf(infer(inner, in: place), result))
      return result
    default: return types.hole("no postfix expression")
    }
  }

  /// Whether the `?` of a chain belongs to a type: `Int?.none`.
  private func isMember(_ expression: Expression, ofTypeIn place: Context) -> Bool {
    switch expression.kind {
    case .member(let base, let name) where namesUnknownType(base, asking: name, in: place): true
    case .member(let base, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base):
      isMember(base, ofTypeIn: place)
    case .unwrapOptional(let base): namesType(base, in: place)
    default: false
    }
  }

  private func inferMember(
    _ base: Expression, _ name: Name, _ expression: Expression, in place: Context, _ labels: [String?]?
  ) -> Type {
    if case .name(let moduleName) = base.kind,
      let found = inferModuleMember(moduleName, name, expression, in: place)
    {
      return found
    }
    let isType = namesUnknownType(base, asking: name, in: place)
    var type = isType ? types.metatype(resolveOpen(base.asType, in: place)) : infer(base, in: place)
    // `self.init` and `super.init` are asked of the object that is being made.
    if name.base == "init", base.isSelf, type.instance == nil { type = types.metatype(type) }
    let result = newVariable()
    add(
      .member(
        MemberSite(
          base: type, name: name, result: result, expression: expression, context: place, labels: labels,
          isImplicit: false)))
    propagate()
    return simplify(result)
  }

  /// `Harbor.Tide` of a module.
  private func inferModuleMember(
    _ moduleName: Name, _ name: Name, _ expression: Expression, in place: Context
  ) -> Type? {
    guard program.lookUp(moduleName.base, in: place).isEmpty,
      let module = program.module(named: moduleName.base)
    else {
      return nil
    }
    let modules = program.modules(reachedFrom: [module])
    let values = modules.lazy.map { $0.values(named: name.base) }.first { !$0.isEmpty } ?? []
    var candidates = values.map { Candidate(meaning: .value($0, base: nil)) }
    if let type = modules.lazy.compactMap({ $0.types(named: name.base).first }).first {
      candidates.append(Candidate(meaning: .declared(type)))
    }
    guard !candidates.isEmpty else {
      return types.hole("the module \(moduleName.base) declares no \(name.base)")
    }
    let result = newVariable()
    choose(candidates, as: result, name: name, expression: expression, in: place)
    return result
  }

  private func inferCall(
    _ function: Expression, _ arguments: [Argument], _ expression: Expression, in place: Context
  ) -> Type {
    if let special = inferSpecialCall(function, arguments, expression, in: place) { return special }
    let labels = arguments.map(\.label)
    let callee = infer(function, in: place, labels: labels)
    if let type = inferLiteral(of: callee, arguments, in: place) { return type }
    let all = arguments.map { argument($0, in: place) }
    let result = newVariable()
    if case .closure(let closure) = function.withoutParentheses.kind,
      callAtOnce(callee, closure, all, result)
    {
      return simplify(result)
    }
    let site = CallSite(
      callee: callee, arguments: all, result: result, function: function.withoutParentheses, call: expression,
      context: place)
    add(.call(site))
    propagate()
    takeOnlyViable(site)
    return simplify(result)
  }

  /// Where the arguments leave one meaning, it is taken at once: in a long chain each link is known then before the
  /// next is looked at. Closures wait for what else is said of the call.
  private func takeOnlyViable(_ site: CallSite) {
    guard !state.isFailed, !site.arguments.contains(where: \.isClosure),
      let number = simplify(site.callee).variable
    else { return }
    for case .choice(let disjunction) in state.waiting.latest
    where simplify(disjunction.type).variable == number {
      let fitting = viable(disjunction, site, uses())
      guard fitting.count == 1 else { return }
      remove(disjunction)
      take(fitting[0].candidate, of: disjunction)
      return propagate()
    }
  }

  /// `{ … }()`: what is expected of the call is what the closure returns, and is known when its statements are read.
  private func callAtOnce(
    _ callee: Type, _ closure: Closure, _ arguments: [ArgumentType], _ result: Type
  ) -> Bool {
    guard arguments.count == closure.parameterCount,
      arguments.allSatisfy({ !$0.isInOut && !$0.isTrailingClosure && $0.label == nil })
    else { return false }
    let parameters = arguments.map { argument in
      let parameter = newVariable()
      relate(.conversion, argument.type, parameter)
      return FunctionType.Parameter(type: parameter)
    }
    let thrown = closure.thrown != nil || closure.body.throwsOut ? newVariable() : nil
    if let thrown { state.thrown.append(thrown) }
    relate(
      .conversion, callee,
      types.function(
        FunctionType(parameters: parameters, result: result, isAsync: closure.isAsync, thrown: thrown)))
    propagate()
    return true
  }

  /// `Character("a")`, `UInt8(7)`: a literal of the type, where it can be written as one (SE-0213).
  private func inferLiteral(of callee: Type, _ arguments: [Argument], in place: Context) -> Type? {
    guard let type = simplify(callee).instance, type.variable == nil, arguments.count == 1,
      arguments[0].label == nil,
      let kind = arguments[0].value.coercedLiteral, let protocolType = language.literal(kind)?.protocolType,
      type.nominal.map({ program.conformanceTable(of: $0).entries[protocolType] != nil })
        ?? (program.conforms(type, to: protocolType, in: context) == .yes)
    else { return nil }
    relate(.equal, infer(arguments[0].value, in: place), type)
    return type
  }

  func argument(_ argument: Argument, in place: Context) -> ArgumentType {
    if case .call(let callee, _) = argument.value.kind, case .member = callee.kind {
      chains.argumentMembers.insert(callee)
    }
    var type = ArgumentType(
      label: argument.label, type: infer(argument.value, in: place), expression: argument.value,
      isTrailingClosure: argument.isTrailingClosure)
    if case .inOut = argument.value.kind { type.isInOut = true }
    return type
  }

  /// `type(of:)` is no function that a declaration could state.
  private func inferSpecialCall(
    _ function: Expression, _ arguments: [Argument], _ expression: Expression, in place: Context
  ) -> Type? {
    guard case .name(let name) = function.kind, name.base == "type", arguments.count == 1,
      arguments[0].label == "of",
      program.lookUp("type", in: place).allSatisfy({ $0.value?.context.nominal == nil })
    else { return nil }
    let result = newVariable()
    add(.metatype(infer(arguments[0].value, in: place), result))
    return result
  }

  func subscripted(
    _ base: Type, _ arguments: [Argument], _ expression: Expression?, _ name: Name, in place: Context
  ) -> Type {
    let all = arguments.map { argument($0, in: place) }
    if all.count == 1, all[0].label == "keyPath" { return inferKeyPathValue(base, all[0]) }
    let member = newVariable()
    let result = newVariable()
    add(
      .call(
        CallSite(
          callee: member, arguments: all, result: result, function: expression, call: nil, context: place)))
    add(
      .member(
        MemberSite(
          base: base, name: name, result: member, expression: expression, context: place,
          labels: arguments.map(\.label), isImplicit: false)))
    return result
  }

  /// `value[keyPath: path]`, which every type has.
  private func inferKeyPathValue(_ base: Type, _ argument: ArgumentType) -> Type {
    propagate()
    let path = simplify(argument.type)
    if path.nominal === language.type("AnyKeyPath") { return language.optional(types.any) }
    if path.nominal === language.type("PartialKeyPath") { return types.any }
    let value = newVariable()
    add(.keyPathUse(path, root: base, value: value))
    return value
  }

  /// `.name.and(more)`: the whole chain is of the type that its first member is looked up in (SE-0287).
  func inferImplicitChain(
    _ expression: Expression, root: Expression? = nil, in place: Context, _ labels: [String?]?
  ) -> Type {
    if case .implicitMember(let name) = expression.kind {
      let base = chains.roots[expression] ?? newVariable()
      let result = newVariable()
      add(
        .member(
          MemberSite(
            base: base, name: name, result: result, expression: expression, context: place, labels: labels,
            isImplicit: true)))
      if chains.roots[expression] != nil { return result }
      chains.results[expression] = result
      relate(.conversion, result, base)
      return base
    }
    guard let root else { return types.hole("no implicit member") }
    let base = newVariable()
    chains.roots[root] = base
    var current = expression
    while current !== root {
      chains.roots[current] = base
      current = current.chainBase ?? root
    }
    let result = inferPostfix(expression, in: place, labels)
    current = expression
    while current !== root {
      chains.roots[current] = nil
      current = current.chainBase ?? root
    }
    chains.roots[root] = nil
    chains.results[expression] = result
    relate(.conversion, result, base)
    return base
  }
}

extension Expression {
  var isSelf: Bool {
    if case .name(let name) = kind { return name.base == "self" || name.base == "super" }
    return false
  }

  /// Where the last name of it stands.
  package var nameOffset: Int {
    switch kind {
    case .member(_, let name): name.span.start
    default: span.start
    }
  }

  package var withoutParentheses: Expression {
    var current = self
    while case .parenthesized(let inner) = current.kind { current = inner }
    return current
  }
}
