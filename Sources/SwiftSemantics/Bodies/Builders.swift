import EarshotSwiftCode

extension Solver {
  /// What a result builder makes of a body, by its own `build…` functions (SE-0289).
  /// - Parameter node: the closure or the declaration whose body it is: `impliedCalls` has its calls by it.
  func build(_ block: Block, with builder: Type, in place: Context, node: AnyObject) -> Type {
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    let parts = components(block, builder, scope, in: inside)
    let built = buildBlock(parts, builder, in: place, node: node, branch: 0)
    guard has("buildFinalResult", builder) else { return built }
    return buildCall("buildFinalResult", [(nil, built)], builder, in: place, node: node)
  }

  private func has(_ name: String, _ builder: Type) -> Bool {
    !program.members(named: name, of: builder, isStatic: true, from: context).isEmpty
  }

  /// - Parameter branch: which of the node's blocks it is.
  private func buildBlock(
    _ parts: [Type], _ builder: Type, in place: Context, node: AnyObject, branch: Int
  ) -> Type {
    guard has("buildPartialBlock", builder), let first = parts.first else {
      return buildCall(
        "buildBlock", parts.map { (nil, $0) }, builder, in: place, node: node, index: branch)
    }
    let start = branch * BuiltParts.perBranch
    var built = buildCall(
      "buildPartialBlock", [("first", first)], builder, in: place, node: node, index: start)
    for (index, part) in parts.dropFirst().enumerated() {
      built = buildCall(
        "buildPartialBlock", [("accumulated", built), ("next", part)], builder, in: place, node: node,
        index: start + index + 1)
    }
    return built
  }

  private func buildCall(
    _ name: String, _ arguments: [(String?, Type)], _ builder: Type, in place: Context, node: AnyObject,
    index: Int = 0
  ) -> Type {
    let role = name + (arguments.first?.0 ?? "")
    let span = (node as? Expression)?.span ?? (node as? Statement)?.span ?? Span(0, 0)
    let site = implied(CodeSite(node, .build(role, index)), span: span)
    let callee = newVariable()
    let result = newVariable()
    add(
      .call(
        CallSite(
          callee: callee,
          arguments: arguments.map { ArgumentType(label: $0.0, type: $0.1, expression: nil) }, result: result,
          function: site, call: nil, context: place)))
    var members = program.members(named: name, of: builder, isStatic: true, from: place)
    // What `buildOptional` was called before it had that name.
    if members.isEmpty, name == "buildOptional" {
      members = program.members(named: "buildIf", of: builder, isStatic: true, from: place)
    }
    let found =
      members.map { Candidate(meaning: .value($0.value, base: $0.base), receiver: builder) }
      .filter { candidate in candidate.value.map { takes($0, arguments.map(\.0)) } ?? true }
    guard !found.isEmpty else {
      mismatch("\(builder) has no \(name) for this")
      return types.hole("\(builder) has no \(name) for this")
    }
    choose(found, as: callee, name: Name(base: name, span: Span(0, 0)), expression: site, in: place)
    propagate()
    return simplify(result)
  }

  private func components(_ block: Block, _ builder: Type, _ scope: LocalScope, in place: Context) -> [Type] {
    var found: [Type] = []
    for statement in block.statements.map(\.withoutValue) {
      if state.isFailed { break }
      switch statement.kind {
      case .expression(let expression): found.append(component(expression, builder, in: place))
      case .declaration:
        inferStatementsInPlace([statement], scope, in: place)
      case .if: found.append(buildIf(statement, builder, in: place))
      case .switch(let subject, let cases):
        found.append(buildSwitch(statement, subject, cases, builder, in: place))
      case .forIn(let loop): found.append(buildLoop(statement, loop, builder, in: place))
      case .doCatch(let body, let clauses, _, _) where clauses.isEmpty:
        found.append(build(part: body, builder, in: place, node: statement, branch: 0))
      default: inferStatementsInPlace([statement], scope, in: place)
      }
    }
    return found
  }

  private func component(_ expression: Expression, _ builder: Type, in place: Context) -> Type {
    // Of several builders that a call is tried with, most fail here: before closures in it are looked into.
    if let known = builders.types[expression], !lenience.allowsGaps, !couldTake(known, builder, in: place) {
      mismatch("\(builder) takes no \(known)")
      return types.void
    }
    builders.level += 1
    defer { builders.level -= 1 }
    if builders.level > BuilderComponents.mostLevels { return leftOut(expression, builder, in: place) }
    // What is open of a builder would stay open in all that it takes; around a gap nothing is to be told from that.
    let builder = lenience.allowsGaps && effort.depth > 0 ? closed(simplify(builder)) : builder
    return understandOnce(expression, by: builder, in: place) {
      self.understand(expression, builder, isAlone: $0, in: place)
    }
  }

  private func understand(
    _ expression: Expression, _ builder: Type, isAlone: Bool, in place: Context
  ) -> Type {
    let unknown = noteUnknownPart(expression, builder, in: place)
    defer { if let unknown { builders.unknownParts[unknown] = nil } }
    if effort.depth > 0, expression.saysItsType, isAlone {
      let before = state
      if let type = componentAlone(expression, builder, in: place) { return type }
      note(misfit: expression, builder, since: before, reason: nil)
    }
    return componentAround(expression, builder, in: place)
  }

  private func componentAround(_ expression: Expression, _ builder: Type, in place: Context) -> Type {
    var type = types.void
    isolated {
      let found = infer(expression, in: place)
      if case .assignment = expression.kind {
        type = found
      } else if let standIn = standIn(for: simplify(found), expression, builder, in: place) {
        type = built(standIn, builder, expression, in: place)
      } else if !lenience.allowsGaps, !couldTake(simplify(found), builder, in: place) {
        mismatch("\(builder) takes no \(simplify(found))")
      } else {
        type = built(found, builder, expression, in: place)
      }
    }
    return simplify(type)
  }

  /// What stands for a component that is not known, or that is not known to be what the builder takes: all around it is
  /// understood with that.
  private func standIn(
    for found: Type, _ expression: Expression, _ builder: Type, in place: Context
  ) -> Type? {
    if found.isHole {
      state.score.add(.hole)
      return standIn(of: builder, in: place)
    }
    guard lenience.allowsGaps, !couldTake(found, builder, in: place),
      let standIn = standIn(of: builder, in: place)
    else { return nil }
    let cause =
      found.nominal.flatMap { program.inheritance(of: $0).unknown.first } ?? "\(builder) takes no \(found)"
    mismatch(cause.text, at: expression)
    state.found.unknownParts[expression] = cause
    return standIn
  }

  /// A component in so many others that nobody wrote it: each may have as many meanings as there are builders.
  private func leftOut(_ expression: Expression, _ builder: Type, in place: Context) -> Type {
    var cause = GapCause("views are nested deeper than \(BuilderComponents.mostLevels)")
    cause.leavesDoubt = true
    mismatch(cause.text, at: expression)
    guard lenience.allowsGaps, let standIn = standIn(of: builder, in: place) else { return types.void }
    state.found.unknownParts[expression] = cause
    return built(standIn, builder, expression, in: place)
  }

  /// A component that is understood without what is made of it; nil where it isn't.
  private func componentAlone(_ expression: Expression, _ builder: Type, in place: Context) -> Type? {
    let before = state
    var type = types.void
    let metAmbiguityAround = report.metAmbiguity
    report.metAmbiguity = false
    defer { report.metAmbiguity = report.metAmbiguity || metAmbiguityAround }
    isolated { type = infer(expression, in: place) }
    let found = simplify(type)
    // What nothing here says may be said by the builder: `TableColumn("Height", value: \.height)`.
    guard !state.isFailed, !found.isHole, state.blindClosures == before.blindClosures,
      state.score.count(of: .hole) == before.score.count(of: .hole)
    else {
      state = before
      return nil
    }
    let isTaken = couldTake(found, builder, in: place)
    // `Group { }` is a view as well as commands: the builder says which.
    if report.metAmbiguity, !isTaken {
      state = before
      return nil
    }
    if !found.hasVariables, !report.metAmbiguity { builders.types[expression] = found }
    guard isTaken else {
      // A stand-in takes its place.
      if lenience.allowsGaps {
        state = before
        return nil
      }
      mismatch("\(builder) takes no \(found)")
      return found
    }
    isolated { type = built(found, builder, expression, in: place) }
    // What is known whole is not asked again what it is: closures in closures would be, twice at each level.
    if !state.isFailed || !found.hasVariables { return simplify(type) }
    state = before
    return nil
  }

  private func built(_ found: Type, _ builder: Type, _ expression: Expression, in place: Context) -> Type {
    guard has("buildExpression", builder) else { return found }
    return buildCall("buildExpression", [(nil, found)], builder, in: place, node: expression)
  }

  /// Whether a builder has a function for a component of a type, as far as the protocols say that it asks for.
  private func couldTake(_ type: Type, _ builder: Type, in place: Context) -> Bool {
    guard type.variable == nil, !type.isHole, !type.isUnknownMember, !type.isExistential else { return true }
    let name = ["buildExpression", "buildPartialBlock", "buildBlock"].first { has($0, builder) }
    guard let name else { return true }
    return program.members(named: name, of: builder, isStatic: true, from: place).contains { member in
      guard let parameter = program.interface(of: member.value).parameters?.first else { return false }
      var wanted = parameter.type
      if case .expansion(let pattern) = wanted.kind { wanted = pattern }
      if let nominal = wanted.nominal {
        // A value is taken for an optional of it.
        while let wrapped = language.wrapped(wanted), type.nominal !== nominal { wanted = wrapped }
        guard let nominal = wanted.nominal else { return true }
        return nominal === type.nominal || type.isClass || type.isAbstract
      }
      return member.value.inside.signature.requirements.allSatisfy { requirement in
        guard case .conforms(let subject, let use) = requirement, subject === wanted else { return true }
        return program.conforms(type, to: use.type, in: context) != .no
      }
    }
  }

  private func build(
    part block: Block, _ builder: Type, in place: Context, node: AnyObject, branch: Int
  ) -> Type {
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    var type = types.void
    // What is in a block says all of it, as deep as blocks in blocks may be.
    isolated {
      let parts = components(block, builder, scope, in: inside)
      type = buildBlock(parts, builder, in: place, node: node, branch: branch)
    }
    return simplify(type)
  }

  /// An `if` with all that `else if` adds: the branches are the leaves of one tree, as those of a `switch`.
  private func buildIf(_ statement: Statement, _ builder: Type, in place: Context) -> Type {
    let (branches, otherwise) = statement.branches
    var parts: [Type] = []
    for (conditions, block) in branches {
      let inside = Context(.local(LocalScope()), parent: place)
      infer(conditions, in: inside)
      var part = build(part: block, builder, in: inside, node: statement, branch: parts.count)
      if conditions.contains(where: { if case .available = $0 { true } else { false } }),
        has("buildLimitedAvailability", builder)
      {
        part = buildCall(
          "buildLimitedAvailability", [(nil, part)], builder, in: place, node: statement, index: parts.count)
      }
      parts.append(part)
    }
    if let otherwise {
      parts.append(build(part: otherwise, builder, in: place, node: statement, branch: parts.count))
    }
    let joined = joinCases(parts[...], builder, in: place, node: statement, index: 1)
    if otherwise != nil { return joined }
    // Its name before SE-0289.
    let role = has("buildOptional", builder) ? "buildOptional" : "buildIf"
    return buildCall(
      role, [(nil, language.optional(joined))], builder, in: place, node: statement)
  }

  /// - Parameter index: the place of this pair in the tree of pairs, whose root is 1.
  private func either(
    _ first: Type, _ second: Type, _ builder: Type, in place: Context, node: AnyObject, index: Int
  ) -> Type {
    let result = newVariable()
    // With many cases, what waits around would be looked at again for each of them.
    isolated {
      let one = buildCall("buildEither", [("first", first)], builder, in: place, node: node, index: index)
      let other = buildCall(
        "buildEither", [("second", second)], builder, in: place, node: node, index: index)
      relate(.equal, one, result)
      relate(.equal, other, result)
    }
    return simplify(result)
  }

  private func buildSwitch(
    _ statement: Statement, _ subject: Expression, _ cases: [SwitchCase], _ builder: Type,
    in place: Context
  ) -> Type {
    var parts: [Type] = []
    inferSwitch(subject, cases, in: place) { body, inside in
      parts.append(
        self.build(part: body, builder, in: inside, node: statement, branch: parts.count))
    }
    return joinCases(parts[...], builder, in: place, node: statement, index: 1)
  }

  /// The cases as a balanced tree of `buildEither`.
  private func joinCases(
    _ parts: ArraySlice<Type>, _ builder: Type, in place: Context, node: AnyObject, index: Int
  ) -> Type {
    guard parts.count > 1 else { return parts.first ?? types.void }
    let middle = parts.startIndex + (parts.count + 1) / 2
    let one = joinCases(parts[..<middle], builder, in: place, node: node, index: 2 * index)
    let other = joinCases(parts[middle...], builder, in: place, node: node, index: 2 * index + 1)
    return either(one, other, builder, in: place, node: node, index: index)
  }

  private func buildLoop(_ statement: Statement, _ loop: ForIn, _ builder: Type, in place: Context) -> Type {
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
    let part = build(part: loop.body, builder, in: inside, node: statement, branch: 0)
    return buildCall(
      "buildArray", [(nil, language.array(part))], builder, in: place, node: statement)
  }
}

extension Statement {
  /// The conditions and blocks of an `if` and of every `else if` behind it, and the last `else`.
  package var branches: (branches: [(conditions: [Condition], block: Block)], otherwise: Block?) {
    var found: [(conditions: [Condition], block: Block)] = []
    var current = self
    while case .if(let conditions, let then, let otherwise) = current.kind {
      found.append((conditions, then))
      guard let otherwise else { return (found, nil) }
      // `else { if … }` in braces is a block of its own.
      guard otherwise.statements.count == 1, case let next = otherwise.statements[0].withoutValue,
        case .if = next.kind, otherwise.span.start == next.span.start
      else { return (found, otherwise) }
      current = next
    }
    return (found, nil)
  }

  /// An `if` or `switch` that could be a value as the statement that it is in a builder's block.
  package var withoutValue: Statement {
    if case .expression(let expression) = kind, case .statement(let inner) = expression.kind { return inner }
    return self
  }
}

/// How the calls of `buildPartialBlock` in the blocks of one statement are numbered.
package enum BuiltParts {
  package static let perBranch = 1_000
}

extension Expression {
  /// Whether what stands around it has no part in what it is: it is a call, or a name, of something.
  fileprivate var saysItsType: Bool {
    switch kind {
    case .name: true
    case .call(let callee, _): callee.saysItsType
    case .member(let base, _): base.saysItsType
    default: false
    }
  }
}
