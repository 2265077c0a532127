import EarshotSwiftCode

extension Solver {
  /// What a result builder makes of a body, by its own `build…` functions (SE-0289).
  func build(_ block: Block, with builder: Type, in place: Context) -> Type {
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    let parts = components(block, builder, scope, in: inside)
    let built = buildBlock(parts, builder, in: place)
    guard has("buildFinalResult", builder) else { return built }
    return buildCall("buildFinalResult", [(nil, built)], builder, in: place)
  }

  private func has(_ name: String, _ builder: Type) -> Bool {
    !program.members(named: name, of: builder, isStatic: true, from: context).isEmpty
  }

  private func buildBlock(_ parts: [Type], _ builder: Type, in place: Context) -> Type {
    guard has("buildPartialBlock", builder), let first = parts.first else {
      return buildCall("buildBlock", parts.map { (nil, $0) }, builder, in: place)
    }
    var built = buildCall("buildPartialBlock", [("first", first)], builder, in: place)
    for part in parts.dropFirst() {
      built = buildCall("buildPartialBlock", [("accumulated", built), ("next", part)], builder, in: place)
    }
    return built
  }

  private func buildCall(_ name: String, _ arguments: [(String?, Type)], _ builder: Type, in place: Context)
    -> Type
  {
    let callee = newVariable()
    let result = newVariable()
    add(
      .call(
        CallSite(
          callee: callee,
          arguments: arguments.map { ArgumentType(label: $0.0, type: $0.1, expression: nil) }, result: result,
          function: nil, call: nil, context: place)))
    let found = program.members(named: name, of: builder, isStatic: true, from: place)
      .map { Candidate(meaning: .value($0.value, base: $0.base), receiver: builder) }
      .filter { candidate in candidate.value.map { takes($0, arguments.map(\.0)) } ?? true }
    guard !found.isEmpty else {
      mismatch("\(builder) has no \(name) for this")
      return types.hole("\(builder) has no \(name) for this")
    }
    choose(found, as: callee, name: Name(base: name, span: Span(0, 0)), expression: nil, in: place)
    propagate()
    return simplify(result)
  }

  private func components(_ block: Block, _ builder: Type, _ scope: LocalScope, in place: Context) -> [Type] {
    var found: [Type] = []
    for statement in block.statements {
      if state.isFailed { break }
      switch statement.kind {
      case .expression(let expression): found.append(component(expression, builder, in: place))
      case .declaration:
        inferStatementsInPlace([statement], scope, in: place)
      case .if(let conditions, let then, let otherwise):
        found.append(buildIf(conditions, then, otherwise, builder, in: place))
      case .switch(let subject, let cases): found.append(buildSwitch(subject, cases, builder, in: place))
      case .forIn(let loop): found.append(buildLoop(loop, builder, in: place))
      case .doCatch(let body, let clauses, _) where clauses.isEmpty:
        found.append(build(part: body, builder, in: place))
      default: inferStatementsInPlace([statement], scope, in: place)
      }
    }
    return found
  }

  private func component(_ expression: Expression, _ builder: Type, in place: Context) -> Type {
    var type = types.void
    isolated {
      let found = infer(expression, in: place)
      if case .assignment = expression.kind {
        type = found
      } else {
        type =
          has("buildExpression", builder)
          ? buildCall("buildExpression", [(nil, found)], builder, in: place) : found
      }
    }
    return simplify(type)
  }

  private func build(part block: Block, _ builder: Type, in place: Context) -> Type {
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    return buildBlock(components(block, builder, scope, in: inside), builder, in: place)
  }

  private func buildIf(
    _ conditions: [Condition], _ then: Block, _ otherwise: Block?, _ builder: Type, in place: Context
  ) -> Type {
    let inside = Context(.local(LocalScope()), parent: place)
    infer(conditions, in: inside)
    var first = build(part: then, builder, in: inside)
    if conditions.contains(where: { if case .available = $0 { true } else { false } }),
      has("buildLimitedAvailability", builder)
    {
      first = buildCall("buildLimitedAvailability", [(nil, first)], builder, in: place)
    }
    guard let otherwise else {
      return buildCall("buildOptional", [(nil, language.optional(first))], builder, in: place)
    }
    let second = build(part: otherwise, builder, in: place)
    return either(first, second, builder, in: place)
  }

  private func either(_ first: Type, _ second: Type, _ builder: Type, in place: Context) -> Type {
    let one = buildCall("buildEither", [("first", first)], builder, in: place)
    let other = buildCall("buildEither", [("second", second)], builder, in: place)
    let result = newVariable()
    relate(.equal, one, result)
    relate(.equal, other, result)
    return result
  }

  private func buildSwitch(_ subject: Expression, _ cases: [SwitchCase], _ builder: Type, in place: Context)
    -> Type
  {
    var parts: [Type] = []
    inferSwitch(subject, cases, in: place) { body, inside in
      parts.append(self.build(part: body, builder, in: inside))
    }
    return joinCases(parts[...], builder, in: place)
  }

  /// The cases as a balanced tree of `buildEither`.
  private func joinCases(_ parts: ArraySlice<Type>, _ builder: Type, in place: Context) -> Type {
    guard parts.count > 1 else { return parts.first ?? types.void }
    let middle = parts.startIndex + (parts.count + 1) / 2
    return either(
      joinCases(parts[..<middle], builder, in: place), joinCases(parts[middle...], builder, in: place),
      builder, in: place)
  }

  private func buildLoop(_ loop: ForIn, _ builder: Type, in place: Context) -> Type {
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    let element = newVariable()
    isolated {
      let sequence = infer(loop.sequence, in: place)
      guard let protocolType = language.type("Sequence"),
        let associated = program.associatedType(named: "Element", of: protocolType)
      else { return }
      let variable = newVariable()
      relate(.equal, variable, sequence)
      relate(.equal, types.make(.member(variable, associated.anchor)), element)
    }
    isolated { bind(loop.pattern, to: simplify(element), in: scope, inside) }
    if let condition = loop.condition { isolated { inferCondition(condition, in: inside) } }
    let part = build(part: loop.body, builder, in: inside)
    return buildCall("buildArray", [(nil, language.array(part))], builder, in: place)
  }
}
