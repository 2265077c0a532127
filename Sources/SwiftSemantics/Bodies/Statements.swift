import EarshotSwiftCode

extension Solver {
  /// The statements of a body, one after the other: what one declares is known to the next.
  func inferStatements(_ block: Block, result: Type?, in place: Context) {
    if let result { returns.append(result) }
    defer { if result != nil { returns.removeLast() } }
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
      case .function:
        for value in program.makeValues(declaration, in: place) {
          scope.add(value)
          state.functions.append(value)
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
    let around = state.work + state.waiting + state.ready
    state.work = []
    state.ready = []
    state.waiting = []
    let outer = state.bindings.count
    let before = state
    let failureBefore = failure
    let budgetAround = budget
    budget = Solver.stepLimit
    nesting += 1
    let startAround = start
    start = nil
    defer { start = startAround }
    generate()
    if !state.isFailed { solve(outer: outer) }
    if state.isFailed, isOutermost {
      let first = failure ?? state.failure
      failure = failureBefore
      state = before
      state.failure = nil
      state.failurePlace = nil
      budget = Solver.stepLimit
      if let scope, let localsBefore { scope.locals = localsBefore }
      allowsGaps = true
      generate()
      if !state.isFailed { solve(outer: outer) }
      allowsGaps = false
      // What the nearest way lacks says more than where the first one ended.
      diagnose(state.failure ?? first ?? "the types don't fit")
      state.failure = nil
      state.failurePlace = nil
      if state.isFailed { forget(upTo: before) }
    }
    let left = state.work + state.waiting + state.ready
    state.waiting = []
    state.ready = []
    state.work = around + left
    nesting -= 1
    budget = budgetAround
    // Inside of another statement what stands around isn't known yet.
    if isOutermost, nesting == 0 { settle() }
  }

  /// Goes back. Variables that were made since are still named by what was made of them: nothing is known of
  /// those.
  private func forget(upTo before: SolverState) {
    let made = state.bindings.count
    state = before
    while state.bindings.count < made { state.bindings.append(.free) }
  }

  /// Whether nothing around could still be decided otherwise.
  private var isOutermost: Bool { depth == 0 }

  private func diagnose(_ reason: String) {
    diagnostics.append(TypedBody.Problem(reason: reason, offset: state.failurePlace ?? start))
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
        returns.isEmpty || returns.count == 1 && context.value?.mayFail == true
      {
        return
      }
      let type = infer(value, in: place)
      if returns.count == 1 { body.returned.append(value) }
      // What a function gives may be any type that its opaque result allows.
      if let result = returns.last { relate(.conversion, type, returns.count == 1 ? open(result) : result) }
    case .then(let value): infer(value, in: place)
    case .throwing(let value):
      let type = infer(value, in: place)
      if let wanted = thrown.last { relate(.conversion, type, wanted) }
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
    case .doCatch(let body, let clauses, _): inferDo(statement, body, clauses, in: place)
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
          let type = infer(value, in: place)
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
          isolated { type = infer(value, in: place) }
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
    }
    isolated { bind(loop.pattern, to: simplify(element), in: scope, inside) }
    if let condition = loop.condition { isolated { inferCondition(condition, in: inside) } }
    inferStatements(loop.body, result: nil, in: inside)
  }

  private func inferDo(
    _ statement: Statement, _ body: Block, _ clauses: [CatchClause], in place: Context
  ) {
    let known = state.thrown.count
    inferStatements(body, result: nil, in: place)
    let error = caught(since: known)
    state.siteTypes[CodeSite(statement, .error(0))] = error
    for (index, clause) in clauses.enumerated() {
      let scope = LocalScope()
      let inside = Context(.local(scope), parent: place)
      if clause.items.isEmpty {
        let local = Local(name: "error", span: Span(0, 0), isLet: true, type: error)
        note(local, at: CodeSite(statement, .error(index)))
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
        let given = infer(value, in: place)
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
          state.accessors.append(PendingAccessors(code: code, binding: index, local: local, context: place))
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
    let found = inferWrappers(attributes, annotated, binding.value?.value, in: place) {
      CodeSite(code, .wrapper(index, layer: $0))
    }
    state.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] = found.storage
    for (name, span) in binding.pattern.variables {
      let parts: [(String, Type, CodeSite.Role)] = [
        (name, found.wrapped, .variable), ("_" + name, found.storage, .storage),
        ("$" + name, found.projected, .projection),
      ]
      for (name, type, role) in parts {
        let local = Local(name: name, span: span, isLet: false)
        state.locals[local] = type
        note(local, at: CodeSite(binding.pattern, role))
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
