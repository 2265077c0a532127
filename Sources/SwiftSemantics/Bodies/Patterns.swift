import EarshotSwiftCode

extension Solver {
  /// Makes the variables of a pattern, with what they are of a value of the type.
  func bind(_ pattern: Pattern, to type: Type, in scope: LocalScope, _ place: Context) {
    switch pattern.kind {
    case .wildcard: break
    case .variable(let name, let isLet):
      let local = local(name, pattern.span, isLet: isLet, at: CodeSite(pattern, .variable))
      state.locals[local] = type
      scope.add(local)
    case .tuple(let elements): bindTuple(elements, to: type, in: scope, place)
    case .typed(let inner, let written):
      let named = resolveOpen(written, in: place)
      relate(.conversion, type, named)
      bind(inner, to: named, in: scope, place)
    case .optional(let inner):
      let wrapped = newVariable()
      add(.unwrap(type, wrapped))
      propagate()
      bind(inner, to: simplify(wrapped), in: scope, place)
    case .isType(let written):
      state.found.siteTypes[CodeSite(pattern, .element)] = resolveOpen(written, in: place)
    case .cast(let inner, let written):
      let named = resolveOpen(written, in: place)
      state.found.siteTypes[CodeSite(pattern, .element)] = named
      bind(inner, to: named, in: scope, place)
    case .enumCase(let expression, let payload): bindCase(expression, payload, to: type, in: scope, place)
    case .expression(let expression): matchExpression(expression, type, in: place)
    }
  }

  private func bindTuple(
    _ elements: [(label: String?, pattern: Pattern)], to type: Type, in scope: LocalScope, _ place: Context
  ) {
    var known = simplify(type)
    if elements.count == 1, elements[0].label == nil {
      return bind(elements[0].pattern, to: known, in: scope, place)
    }
    if known.variable != nil {
      known = types.tuple(elements.map { TupleElement(label: $0.label, type: newVariable()) })
      // Names of its parts that the pattern lacks are dropped: `let (isNew, _) = set.insert(1)`.
      relate(.conversion, type, known)
    }
    guard case .tuple(let parts) = known.kind, parts.count == elements.count else {
      if !known.isHole { mismatch("\(known) isn't a tuple of \(elements.count)") }
      for element in elements {
        bind(element.pattern, to: types.hole("a part of what is no tuple"), in: scope, place)
      }
      return
    }
    for (element, part) in zip(elements, parts) { bind(element.pattern, to: part.type, in: scope, place) }
  }

  private func bindCase(
    _ expression: Expression, _ payload: [(label: String?, pattern: Pattern)], to type: Type,
    in scope: LocalScope, _ place: Context
  ) {
    let subject = simplify(type)
    guard let (owner, value) = enumCase(expression, of: subject, in: place) else {
      if !subject.isHole { mismatch("\(subject) has no such case") }
      for element in payload {
        bind(element.pattern, to: types.hole("a part of an unknown case"), in: scope, place)
      }
      return
    }
    state.found.types[expression] = owner
    let map = program.substitution(of: owner, for: value.owner)
    let parameters = (program.interface(of: value).parameters ?? []).map {
      program.substitute($0.type, map, in: context)
    }
    if payload.count == 1, parameters.count != 1 {
      let whole = types.tuple(
        zip(program.interface(of: value).parameters ?? [], parameters).map {
          TupleElement(label: $0.label, type: $1)
        })
      return bind(payload[0].pattern, to: whole, in: scope, place)
    }
    for (index, element) in payload.enumerated() {
      let part =
        index < parameters.count ? parameters[index] : types.hole("a part that the case doesn't have")
      bind(element.pattern, to: part, in: scope, place)
    }
  }

  /// The case that a pattern names, and the type that it is of: the subject, what is in it, or the type it
  /// names.
  private func enumCase(_ expression: Expression, of subject: Type, in place: Context) -> (Type, Value)? {
    var name: Name
    var owners = [subject]
    switch expression.kind {
    case .implicitMember(let found):
      name = found
      var inner = subject
      while let wrapped = language.wrapped(inner) {
        owners.append(wrapped)
        inner = wrapped
      }
    case .member(let base, let found):
      name = found
      guard let instance = simplify(infer(base, in: place)).instance else { return nil }
      // The arguments of a generic enum come from the subject.
      var current: Type? = subject
      while let candidate = current {
        if candidate.nominal === instance.nominal { break }
        current = language.wrapped(candidate)
      }
      owners = [current ?? instance]
    default: return nil
    }
    name.labels = nil
    for owner in owners {
      guard let nominal = owner.nominal else { continue }
      if let value = program.ownValues(named: name.base, of: nominal).first(where: {
        if case .enumCase = $0.code { true } else { false }
      }) {
        return (owner, value)
      }
    }
    return nil
  }

  /// An expression as a pattern: a case, or what `~=` compares.
  private func matchExpression(_ expression: Expression, _ type: Type, in place: Context) {
    let subject = simplify(type)
    if case .implicitMember = expression.kind, let (owner, _) = enumCase(expression, of: subject, in: place) {
      state.found.types[expression] = owner
      return
    }
    if case .member(let base, _) = expression.kind, base.mayNameType,
      let (owner, _) = enumCase(expression, of: subject, in: place)
    {
      state.found.types[expression] = owner
      return
    }
    if case .call(let callee, let arguments) = expression.kind, case .member(let base, _) = callee.kind,
      base.mayNameType, let (owner, value) = enumCase(callee, of: subject, in: place),
      let parameters = program.interface(of: value).parameters, parameters.count == arguments.count
    {
      state.found.types[callee] = owner
      let map = program.substitution(of: owner, for: value.owner)
      for (argument, parameter) in zip(arguments, parameters) {
        matchExpression(argument.value, program.substitute(parameter.type, map, in: context), in: place)
      }
      return
    }
    if case .nilLiteral = expression.kind { return relate(.equal, infer(expression, in: place), subject) }
    if case .tuple(let elements) = expression.kind, case .tuple(let parts) = subject.kind,
      parts.count == elements.count
    {
      for (element, part) in zip(elements, parts) { matchExpression(element.value, part.type, in: place) }
      return
    }
    let values = program.operators(named: "~=").filter { !$0.isUnary }
    let callee = newVariable()
    let pattern = ArgumentType(label: nil, type: infer(expression, in: place), expression: expression)
    add(
      .call(
        CallSite(
          callee: callee, arguments: [pattern, ArgumentType(label: nil, type: subject, expression: nil)],
          result: language.bool, function: nil, call: nil, context: place)))
    choose(
      values.map { Candidate(meaning: .value($0, base: nil)) }, as: callee,
      name: Name(base: "~=", span: expression.span),
      expression: implied(CodeSite(expression, .match), span: expression.span), in: place)
  }
}

extension Expression {
  /// Whether it is a name, or names behind each other.
  fileprivate var mayNameType: Bool {
    switch kind {
    case .name(let name): name.base != "self" && name.base != "super"
    case .member(let base, _): base.mayNameType
    default: false
    }
  }
}
