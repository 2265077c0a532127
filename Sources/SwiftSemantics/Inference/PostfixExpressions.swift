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
    var type = infer(base, in: place)
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
    var candidates = module.values(named: name.base).map { Candidate(meaning: .value($0, base: nil)) }
    if let type = module.types(named: name.base).first {
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
    add(
      .call(
        CallSite(
          callee: callee, arguments: all, result: result, function: function.withoutParentheses,
          call: expression,
          context: place)))
    propagate()
    return simplify(result)
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
      let base = implicitRoots[expression] ?? newVariable()
      let result = newVariable()
      add(
        .member(
          MemberSite(
            base: base, name: name, result: result, expression: expression, context: place, labels: labels,
            isImplicit: true)))
      if implicitRoots[expression] != nil { return result }
      chainResults[expression] = result
      relate(.conversion, result, base)
      return base
    }
    guard let root else { return types.hole("no implicit member") }
    let base = newVariable()
    implicitRoots[root] = base
    var current = expression
    while current !== root {
      implicitRoots[current] = base
      switch current.kind {
      case .member(let inner, _), .call(let inner, _), .subscript(let inner, _), .forceUnwrap(let inner),
        .unwrapOptional(let inner), .optionalChain(let inner):
        current = inner
      default: current = root
      }
    }
    let result = inferPostfix(expression, in: place, labels)
    current = expression
    while current !== root {
      implicitRoots[current] = nil
      switch current.kind {
      case .member(let inner, _), .call(let inner, _), .subscript(let inner, _), .forceUnwrap(let inner),
        .unwrapOptional(let inner), .optionalChain(let inner):
        current = inner
      default: current = root
      }
    }
    implicitRoots[root] = nil
    chainResults[expression] = result
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
