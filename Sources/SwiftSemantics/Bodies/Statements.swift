import EarshotSwiftCode

extension Solver {
  /// The statements of a body, one after the other: what one declares is known to the next.
  func inferStatements(_ block: Block, result: Type?, in place: Context) {
    if let result { surroundings.returns.append(result) }
    defer { if result != nil { surroundings.returns.removeLast() } }
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    declareAhead(block, in: scope, inside)
    for statement in block.statements {
      isolated(in: scope) { infer(statement, scope, in: inside) }
      if state.isFailed { return }
    }
  }

  /// Functions and types can be named before they stand there.
  private func declareAhead(_ block: Block, in scope: LocalScope, _ place: Context) {
    for statement in block.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration {
      case .function, .type, .alias: program.remember(place)
      default: continue
      }
      switch declaration {
      case .function:
        for value in program.makeValues(declaration, in: place) {
          scope.add(value)
          state.found.functions.append(value)
        }
      case .type(let code):
        scope.add(type: NominalType(code: code, context: place, program: program))
      case .alias(let code):
        scope.add(type: TypeAlias(code: code, context: place, program: program))
      default: break
      }
    }
  }

  /// Solves what a statement asks for before the next is looked at. What belongs to the place around may stay
  /// open.
  /// - Parameter scope: where it declares variables: they are not there when it is read once more.
  func isolated(in scope: LocalScope? = nil, _ generate: () -> Void) {
    let localsBefore = scope?.locals
    let around = state.work + state.waiting.all + state.ready
    state.work = []
    state.ready = []
    state.waiting = WaitingConstraints()
    let outer = state.bindings.count
    let budgetAround = effort.budget
    effort.budget = Effort.stepLimit
    effort.nesting += 1
    let startAround = report.start
    report.start = nil
    defer { report.start = startAround }
    // Held where nobody goes back to it, it would be copied with each statement of a long one.
    let before = isOutermost ? state : SolverState()
    let failureBefore = report.failure
    func again() {
      state = before
      report.failure = failureBefore
      state.failure = nil
      state.failurePlace = nil
      effort.budget = Effort.stepLimit
      if effort.nesting == 1 { effort.gaveUp = false }
      if let scope, let localsBefore { scope.locals = localsBefore }
      generate()
      if !state.isFailed { solve(outer: outer) }
    }
    report.metOpenElements = false
    if isOutermost { report.metUndeclared = false }
    if effort.nesting == 1 { effort.gaveUp = false }
    generate()
    if !state.isFailed { solve(outer: outer) }
    if state.isFailed, isOutermost {
      let first = report.failure ?? state.failure
      if report.metOpenElements {
        lenience.widensElements = true
        again()
        lenience.widensElements = false
      }
      if state.isFailed { takeGaps(again, first, before) }
    }
    let left = state.work + state.waiting.all + state.ready
    state.waiting = WaitingConstraints()
    state.ready = []
    state.work = around + left
    effort.nesting -= 1
    effort.budget = budgetAround
    // Inside of another statement what stands around isn't known yet.
    if isOutermost, effort.nesting == 0 { settle() }
  }

  /// Understands a statement that does not fit as far as it can be.
  private func takeGaps(_ again: () -> Void, _ first: String?, _ before: SolverState) {
    if report.metUndeclared {
      lenience.takesUndeclared = true
      again()
      if !state.isFailed { tryWithoutKeptArguments(again) }
      lenience.takesUndeclared = false
      if !state.isFailed { return }
    }
    lenience.allowsGaps = true
    again()
    tryWithoutKeptArguments(again)
    lenience.allowsGaps = false
    // What the nearest way lacks says more than where the first one ended.
    diagnose(effort.gaveUp ? Effort.tooManySteps : state.failure ?? first ?? "the types don't fit")
    state.failure = nil
    state.failurePlace = nil
    if state.isFailed { forget(upTo: before) }
  }

  /// What an undeclared member gives need not be the value that it was called on: where less is missing then, an
  /// argument isn't taken for that.
  private func tryWithoutKeptArguments(_ again: () -> Void) {
    unfoldComponents()
    guard !state.isFailed, state.found.keptReceivers.keys.contains(where: chains.argumentMembers.contains)
    else {
      return
    }
    let missing = state.score.count(of: .fix)
    lenience.keepsArguments = false
    again()
    lenience.keepsArguments = true
    if state.isFailed || state.score.count(of: .fix) >= missing { again() }
  }

  /// Goes back. Variables that were made since are still named by what was made of them: nothing is known of
  /// those.
  private func forget(upTo before: SolverState) {
    let made = state.bindings.count
    state = before
    while state.bindings.count < made { state.bindings.append(.free) }
  }

  /// Whether nothing around could still be decided otherwise.
  private var isOutermost: Bool { effort.depth == 0 }

  private func diagnose(_ reason: String) {
    report.diagnostics.append(TypedBody.Problem(reason: reason, offset: state.failurePlace ?? report.start))
  }

  /// Statements among the components of a result builder: what they declare is seen by those behind them.
  func inferStatementsInPlace(_ statements: [Statement], _ scope: LocalScope, in place: Context) {
    declareAhead(Block(statements, Span(0, 0)), in: scope, place)
    for statement in statements { isolated(in: scope) { infer(statement, scope, in: place) } }
  }

  private func infer(_ statement: Statement, _ scope: LocalScope, in place: Context) {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return infer(inner, scope, in: place) }
      infer(expression, in: place)
    case .declaration(let declaration): declare(declaration, scope, in: place)
    case .return(let value):
      guard let value else { return }
      if case .nilLiteral = value.kind,
        surroundings.returns.isEmpty || surroundings.returns.count == 1 && context.value?.mayFail == true
      {
        return
      }
      let type = infer(value, in: place)
      if surroundings.returns.count == 1 { body.returned.append(value) }
      // What a function gives may be any type that its opaque result allows.
      if let result = surroundings.returns.last {
        relate(.conversion, type, surroundings.returns.count == 1 ? open(result) : result)
      }
    case .then(let value): infer(value, in: place)
    case .throwing(let value):
      let type = infer(value, in: place)
      if let wanted = surroundings.thrown.last { relate(.conversion, type, wanted) }
      state.thrown.append(language.anyError)
    case .yielding(let value): infer(value, in: place)
    case .if(let conditions, let then, let otherwise):
      let inside = Context(.local(LocalScope()), parent: place)
      inferInner { self.infer(conditions, in: inside) }
      inferStatements(then, result: nil, in: inside)
      if let otherwise { inferStatements(otherwise, result: nil, in: place) }
    case .guard(let conditions, let otherwise):
      inferInner { self.infer(conditions, in: place) }
      inferStatements(otherwise, result: nil, in: place)
    case .switch(let subject, let cases):
      inferSwitch(subject, cases, in: place) { body, inside in
        self.inferStatements(body, result: nil, in: inside)
      }
    case .forIn(let loop): inferLoop(loop, in: place)
    case .whileLoop(let conditions, let body, _):
      let inside = Context(.local(LocalScope()), parent: place)
      inferInner { self.infer(conditions, in: inside) }
      inferStatements(body, result: nil, in: inside)
    case .repeatLoop(let body, let condition, _):
      inferStatements(body, result: nil, in: place)
      inferInner { self.inferCondition(condition, in: place) }
    case .doCatch(let body, let clauses, let thrown, _):
      inferDo(statement, body, clauses, thrown, in: place)
    case .deferred(let body): inferStatements(body, result: nil, in: place)
    case .breaking, .continuing, .fallThrough, .unknown: break
    }
  }

  /// A part of a statement that has to be known before its other parts.
  func inferInner(_ generate: () -> Void) { isolated(generate) }

  func infer(_ conditions: [Condition], in place: Context) {
    guard case .local(let scope) = place.kind else { return }
    for condition in conditions {
      isolated(in: scope) {
        switch condition {
        case .expression(let expression): inferCondition(expression, in: place)
        case .available: break
        case .optionalBinding(let pattern, let written, let value):
          let type = infer(value, in: before(pattern, in: place))
          let wrapped: Type
          if let written {
            wrapped = resolveOpen(written, in: place)
            relate(.conversion, type, language.optional(wrapped))
          } else {
            wrapped = newVariable()
            add(.unwrap(type, wrapped))
          }
          propagate()
          bind(pattern, to: wrapped, in: scope, place)
        case .pattern(let pattern, _, let value):
          var type = types.void
          isolated { type = infer(value, in: before(pattern, in: place)) }
          bind(pattern, to: simplify(type), in: scope, place)
        }
      }
    }
  }

  func inferSwitch(
    _ subject: Expression, _ cases: [SwitchCase], in place: Context, _ body: (Block, Context) -> Void
  ) {
    var type = types.void
    isolated { type = infer(subject, in: place) }
    type = simplify(type)
    for item in cases {
      let scope = LocalScope()
      let inside = Context(.local(scope), parent: place)
      for (index, pattern) in item.items.enumerated() {
        // The body sees what the first of several patterns binds.
        let own = index == 0 ? scope : LocalScope()
        let seen = index == 0 ? inside : Context(.local(own), parent: place)
        isolated {
          bind(pattern.pattern, to: type, in: own, seen)
          if let condition = pattern.condition {
            propagate()
            inferCondition(condition, in: seen)
          }
        }
      }
      body(item.body, inside)
    }
  }

  private func inferLoop(_ loop: ForIn, in place: Context) {
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    var element = types.void
    isolated {
      element = newVariable()
      let sequence = infer(loop.sequence, in: place)
      guard let protocolType = language.type(loop.isAwaited ? "AsyncSequence" : "Sequence"),
        let associated = program.associatedType(named: "Element", of: protocolType)
      else { return }
      add(.conforms(sequence, protocolType))
      let variable = newVariable()
      relate(.equal, variable, sequence)
      relate(.equal, types.make(.member(variable, associated.anchor)), element)
      if case .typed(_, let written) = loop.pattern.kind {
        relate(.conversion, element, resolveOpen(written, in: place))
      }
    }
    isolated { bind(loop.pattern, to: simplify(element), in: scope, inside) }
    if let condition = loop.condition { isolated { inferCondition(condition, in: inside) } }
    inferStatements(loop.body, result: nil, in: inside)
  }

  private func inferDo(
    _ statement: Statement, _ body: Block, _ clauses: [CatchClause], _ thrown: Thrown?, in place: Context
  ) {
    if clauses.isEmpty { return inferStatements(body, result: nil, in: place) }
    let known = state.thrown.count
    let written = program.resolve(thrown, Resolution(context: place))
    surroundings.thrown.append(written ?? language.anyError)
    surroundings.catching += 1
    inferStatements(body, result: nil, in: place)
    surroundings.thrown.removeLast()
    surroundings.catching -= 1
    let inner = caught(since: known)
    let error = written ?? inner
    if !clauses.catchAll { state.thrown.append(error) }
    state.found.siteTypes[CodeSite(statement, .error(0))] = error
    for (index, clause) in clauses.enumerated() {
      let scope = LocalScope()
      let inside = Context(.local(scope), parent: place)
      if clause.items.isEmpty {
        let local = local(
          "error", Span(0, 0), isLet: true, at: CodeSite(statement, .error(index)), type: error)
        scope.add(local)
      }
      for (position, item) in clause.items.enumerated() {
        // The body sees what the first of several patterns binds.
        let own = position == 0 ? scope : LocalScope()
        let seen = position == 0 ? inside : Context(.local(own), parent: place)
        isolated {
          bind(item.pattern, to: error, in: own, seen)
          if let condition = item.condition {
            propagate()
            inferCondition(condition, in: seen)
          }
        }
      }
      inferStatements(clause.body, result: nil, in: inside)
    }
  }

  /// What a `do` can throw: where all that throws in it throws one type, that (SE-0413).
  private func caught(since known: Int) -> Type {
    let all = state.thrown.dropFirst(known).map { simplify($0) }.filter { !$0.isNever }
    state.thrown.removeLast(state.thrown.count - known)
    guard let first = all.first, !first.hasVariables, all.allSatisfy({ $0 === first }) else {
      return language.anyError
    }
    return first
  }

  // MARK: Declarations

  /// The place of what variables begin with, from which they can't be seen, but for one that was there before of the
  /// same name: closures and values in texts are looked into when they are there already.
  private func before(_ pattern: Pattern, in place: Context) -> Context {
    let hidden = pattern.variables.filter { !program.lookUp($0.0, in: place).isEmpty }
    if hidden.isEmpty { return place }
    let earlier = LocalScope(hiding: Set(hidden.map(\.0)))
    if case .local(let scope) = place.kind {
      for (name, span) in hidden {
        if let local = scope.locals[name], local.span != span { earlier.add(local) }
      }
    }
    return Context(.local(earlier), parent: place)
  }

  private func declare(_ declaration: Declaration, _ scope: LocalScope, in place: Context) {
    guard case .variable(let code) = declaration else { return }
    for (index, binding) in code.bindings.enumerated() {
      let wrappers = program.wrapperAttributes(among: code.attributes, in: place)
      if !wrappers.isEmpty {
        declareWrapped(code, index, wrappers, scope, in: place)
        continue
      }
      let written = binding.type.map { resolveOpen($0, in: place) }
      var type = written ?? newVariable()
      if let value = binding.value?.value {
        let given = infer(value, in: before(binding.pattern, in: place))
        if written != nil { relate(.conversion, given, type) } else { type = held(given, by: code) }
        propagate()
      } else if let written, language.wrapped(written) == nil {
        type = written
      }
      bind(binding.pattern, to: type, in: scope, place)
      for (name, _) in binding.pattern.variables {
        guard let local = scope.locals[name] else { continue }
        if !binding.accessors.isEmpty {
          note(local, at: CodeSite(code, .variable))
          state.found.accessors.append(
            PendingAccessors(code: code, binding: index, local: local, context: place))
        }
        if binding.type?.isImplicitlyUnwrapped ?? false { local.isImplicitlyUnwrapped = true }
      }
    }
  }

  /// What a variable without a type is of: a weak one may lose what it holds.
  private func held(_ given: Type, by code: VariableDeclaration) -> Type {
    guard code.modifiers.contains(.isWeak) else { return given }
    let optional = newVariable()
    add(.optionalOf(given, optional))
    return optional
  }

  private func declareWrapped(
    _ code: VariableDeclaration, _ index: Int, _ attributes: [Attribute], _ scope: LocalScope,
    in place: Context
  ) {
    let binding = code.bindings[index]
    let annotated = binding.type.map { resolveOpen($0, in: place) }
    let found = inferWrappers(
      attributes, annotated, binding.value?.value, in: before(binding.pattern, in: place)
    ) {
      CodeSite(code, .wrapper(index, layer: $0))
    }
    state.found.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] = found.storage
    for (name, span) in binding.pattern.variables {
      let parts: [(String, Type, CodeSite.Role)] = [
        (name, found.wrapped, .variable), ("_" + name, found.storage, .storage),
        ("$" + name, found.projected, .projection),
      ]
      for (name, type, role) in parts {
        let local = local(name, span, isLet: false, at: CodeSite(binding.pattern, role))
        state.locals[local] = type
        scope.add(local)
      }
    }
  }
}

/// A computed local variable whose code is looked at when all around is known.
struct PendingAccessors {
  var code: VariableDeclaration
  var binding: Int
  var local: Local
  var context: Context
}

/// A value in a text, which is looked at for itself when all around is known: the type checker of Swift does so too
/// (`TapExpr`).
struct PendingValue {
  var expression: Expression
  var context: Context
  var isAsync: Bool
}

extension Value {
  /// Whether it is an initializer that may give nil.
  fileprivate var mayFail: Bool {
    guard case .function(let code) = code, case .initializer(let failure) = code.kind else { return false }
    return failure != .none
  }
}
