import EarshotSwiftCode

extension Solver {
  /// A closure is looked into as soon as the types of its parameters are known, and nothing else around it has to be
  /// looked at: where what it is handed to has several meanings, those that are worse without it are never tried
  /// with it (a conjunction comes last: lib/Sema/CSStep.cpp, `ComponentStep::take`).
  ///
  /// - Parameter opens: whether that is so.
  func simplifyClosure(_ type: Type, _ site: ClosureSite, opens: Bool = false) {
    let known = simplify(type)
    guard known.variable != nil || known.function != nil || known.isHole else {
      return mismatch("a closure can't be used as \(known)")
    }
    guard isReady(known, site), opens || !isLate(site) else { return wait(.closure(type, site)) }
    if !opens { return state.ready.append(.closure(type, site)) }
    open(site, type, expected: expectedFunction(of: known))
  }

  /// Whether the types of a closure's parameters are known.
  func isReady(_ type: Type, _ site: ClosureSite) -> Bool {
    let known = simplify(type)
    if known.function != nil || known.isHole { return true }
    guard known.variable != nil, let expected = expectedFunction(of: known) else { return false }
    return expected.parameters.allSatisfy { !simplify($0.type).hasVariables }
      // Several for one may stand for the parts of a pair, which is to be known first.
      || expected.parameters.count == site.closure.parameterCount
        && site.closure.parameters?.allSatisfy { $0.type != nil } ?? false
  }

  /// Whether a closure is looked into when all is decided that it has no part in: several statements, which no builder
  /// makes one value of, come behind every choice; so do those of a builder that the rest still says something of.
  func isLate(_ site: ClosureSite) -> Bool {
    if let builder = state.found.builders[site.expression] { return simplify(builder).hasVariables }
    return site.closure.body.singleExpression == nil
  }

  /// The function that a closure is wanted as.
  func expectedFunction(of type: Type) -> FunctionType? {
    guard let number = simplify(type).variable else { return simplify(type).function }
    func wanted(by constraint: Constraint) -> FunctionType? {
      guard case .relation(_, let left, let right) = constraint, simplify(left).variable == number else {
        return nil
      }
      var wanted = simplify(right)
      while let wrapped = language.wrapped(wanted) { wanted = wrapped }
      return wanted.function
    }
    return state.waiting.lazy.compactMap(wanted).first ?? state.work.lazy.compactMap(wanted).first
  }

  /// Looks into a closure.
  /// - Parameter type: what the closure's type is, or the variable that stands for it.
  func open(_ site: ClosureSite, _ type: Type, expected: FunctionType?) {
    let closure = site.closure
    guard let parameters = parameterTypes(closure, expected, site.context) else {
      return mismatch("a closure of \(closure.parameterCount) parameters where another number is wanted")
    }
    let result = closureResult(closure, expected, site)
    let isAsync = expected?.isAsync ?? closure.isAsync
    let thrown = thrownType(closure, expected, site.context)
    let function = types.function(
      FunctionType(
        parameters: parameters.map(\.parameter), result: result, isAsync: isAsync,
        thrown: thrown))
    if let number = simplify(type).variable { bind(number, to: function) }
    state.found.types[site.expression] = function
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: site.context)
    for (index, capture) in closure.captures.enumerated() {
      let local = local(capture.name, capture.nameSpan, isLet: true, at: CodeSite(closure, .capture(index)))
      let captured = infer(capture.value, in: site.context)
      if capture.isWeak {
        let optional = newVariable()
        add(.optionalOf(captured, optional))
        state.locals[local] = optional
      } else {
        state.locals[local] = captured
      }
      scope.add(local)
    }
    // What is captured is known before the body is looked at; a choice that falls here is not looked into further.
    if !closure.captures.isEmpty { propagate() }
    guard !state.isFailed else { return }
    for (index, (name, span, parameter)) in parameters.enumerated() where name != "_" {
      let local = local(name, span, isLet: true, at: CodeSite(closure, .parameter(index)))
      state.locals[local] = parameter.type
      scope.add(local)
    }
    self.surroundings.thrown.append(thrown ?? language.anyError)
    surroundings.asyncStack.append(isAsync)
    let known = state.thrown.count
    inferBody(closure.body, of: site, result: result, in: inside)
    state.thrown.removeLast(max(0, state.thrown.count - known))
    self.surroundings.thrown.removeLast()
    surroundings.asyncStack.removeLast()
  }

  private typealias NamedParameter = (name: String, span: Span, parameter: FunctionType.Parameter)

  private func parameterTypes(
    _ closure: Closure, _ expected: FunctionType?, _ place: Context
  ) -> [NamedParameter]? {
    var wanted = expected?.parameters
    let count = closure.parameterCount
    // One that takes nothing, `{ () in }` too, stands for a function of `()` (SE-0110, "Closure argument conversion").
    let standsForVoid = count == 0 && wanted?.count == 1 && isVoid(wanted?.first?.type ?? types.void)
    let named = standsForVoid ? nil : closure.parameters
    // `{ key, value in }` for a function of one pair, or of what is not known.
    if let only = wanted?.first, wanted?.count == 1, count > 1 {
      let known = simplify(only.type)
      if case .tuple(let elements) = known.kind {
        wanted = elements.map { FunctionType.Parameter(type: $0.type) }
      } else if known.isHole {
        wanted = Array(repeating: only, count: count)
      } else if lenience.allowsGaps, known.variable == nil, known.hasVariables {
        // The element of something that nothing says anything of.
        let hole = types.hole("what is in a list that isn't known")
        wanted = Array(repeating: FunctionType.Parameter(type: hole), count: count)
      } else if lenience.allowsGaps, known.hasVariables {
        let parts = (0..<count).map { _ in newVariable() }
        relate(.equal, known, types.tuple(parts.map { TupleElement(label: nil, type: $0) }))
        wanted = parts.map { FunctionType.Parameter(type: $0) }
      }
    }
    if let wanted, !standsForVoid {
      if let named {
        guard named.count == wanted.count else { return nil }
      } else if count > wanted.count || count == 0 && !wanted.isEmpty || count < wanted.count && count > 1 {
        return nil
      } else if count == 1, wanted.count > 1 {
        // `$0` alone is the whole list of several parameters.
        guard !lenience.allowsGaps else { return zip(0..., wanted).map { ("$\($0)", Span(0, 0), $1) } }
        return nil
      }
    }
    if let named {
      return named.enumerated().map { index, parameter in
        var type = wanted?[index] ?? FunctionType.Parameter(type: newVariable())
        if let written = parameter.type {
          let (bare, isInOut, _) = written.withoutSpecifiers
          let resolved = resolveOpen(bare, in: place)
          // Where all is known the whole function is converted: one of `Int?` stands for one of `Int`.
          if wanted != nil, simplify(type.type).hasVariables { relate(.equal, resolved, type.type) }
          type.type = resolved
          type.isInOut = isInOut
        }
        return (parameter.name, parameter.nameSpan, type)
      }
    }
    let all = wanted ?? (0..<count).map { _ in FunctionType.Parameter(type: newVariable()) }
    return all.enumerated().map { ("$\($0)", Span(0, 0), $1) }
  }

  /// Whether a parameter takes `()`, as far as is known: a closure without parameters says so of one that nothing else
  /// says anything of.
  private func isVoid(_ type: Type) -> Bool {
    let known = simplify(type)
    if known.isVoid || known.isHole { return true }
    guard lenience.allowsGaps, let number = known.variable else { return false }
    bind(number, to: types.void)
    return true
  }

  /// A closure throws what it is said to; else what is wanted of it, if anything in it throws.
  private func thrownType(_ closure: Closure, _ expected: FunctionType?, _ place: Context) -> Type? {
    if let written = closure.thrown { return program.resolve(written, Resolution(context: place)) }
    guard closure.body.throwsOut else { return nil }
    guard let wanted = expected?.thrown, simplify(wanted).variable == nil else { return language.anyError }
    return wanted
  }

  private func closureResult(_ closure: Closure, _ expected: FunctionType?, _ site: ClosureSite) -> Type {
    let wanted = expected?.result
    guard let written = closure.result else {
      let isPlain = closure.body.singleExpression == nil && !closure.body.returnsValue
      guard let wanted else { return isPlain ? types.void : newVariable() }
      // Statements that give nothing say so: `map { _ in }` makes `()` of everything.
      if isPlain, state.found.builders[site.expression] == nil, simplify(wanted).variable != nil {
        relate(.equal, wanted, types.void)
      }
      return wanted
    }
    let type = resolveOpen(written, in: site.context)
    if let wanted { relate(.conversion, type, wanted) }
    return type
  }

  private func inferBody(_ body: Block, of site: ClosureSite, result: Type, in place: Context) {
    if effort.sharing.insert(ObjectIdentifier(site.closure)).inserted {
      effort.total += body.statements.count * Effort.statementShare
    }
    if let builder = state.found.builders[site.expression], !body.returnsValue {
      let built = build(body, with: simplify(builder), in: place, node: site.closure)
      state.found.siteTypes[CodeSite(site.closure, .build("result", 0))] = built
      return relate(.conversion, built, result)
    }
    guard let expression = body.singleExpression else {
      return inferStatements(body, of: site, result: result, in: place)
    }
    surroundings.returns.append(result)
    defer { surroundings.returns.removeLast() }
    if expression.isValueStatement, simplify(result).isVoid || body.returnsValue {
      return inferStatements(body, result: nil, in: place)
    }
    let type = infer(expression, in: place)
    // A function that gives nothing may do anything.
    if simplify(result).isVoid { return }
    if simplify(type).isVoid, simplify(result).variable == nil { return relate(.conversion, type, result) }
    relate(.conversion, type, result)
  }
}

extension Solver {
  /// Several statements say nothing of what is around them. A closure whose type is known is looked into once, then.
  private func inferStatements(_ body: Block, of site: ClosureSite, result: Type, in place: Context) {
    let type = state.found.types[site.expression].map(simplify)
    guard let type, !type.hasVariables else { return inferStatements(body, result: result, in: place) }
    _ = understandOnce(site.expression, by: type, in: place) { _ in
      inferStatements(body, result: result, in: place)
      return types.void
    }
  }
}

extension Closure {
  package var parameterCount: Int { parameters?.count ?? shorthandCount }
}

extension Block {
  /// The one expression that a body is: `return` or not, `if` and `switch` too.
  package var singleExpression: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .return(let expression?): return expression
    case .expression(let expression):
      // An `if` or a `switch` whose branches return is no expression (SE-0380).
      if case .statement = expression.kind, returnsValue { return nil }
      return expression
    default: return nil
    }
  }

  /// Whether a value is returned anywhere in it, outside of closures and functions in it.
  package var returnsValue: Bool {
    var found = false
    visit { statement in
      if case .return(.some) = statement.kind { found = true }
    }
    return found
  }

  /// Whether it can't be the body of what shows something: it gives no value, and no result builder takes what it holds
  /// (SE-0289).
  var onlyDoes: Bool {
    guard !returnsValue else { return false }
    var found = false
    visit { statement in
      switch statement.kind {
      case .guard, .whileLoop, .repeatLoop, .deferred, .return: found = true
      case .doCatch(_, let clauses, _, _) where !clauses.isEmpty: found = true
      default: break
      }
    }
    return found
  }

  /// Whether an error can leave it: `try` or `throw` outside of a `do` that catches all.
  var throwsOut: Bool { statements.contains(where: \.throwsOut) }

  /// Every statement in it, those of inner blocks too.
  package func visit(_ body: (Statement) -> Void) {
    for statement in statements {
      body(statement)
      for block in statement.blocks { block.visit(body) }
    }
  }
}

extension Expression {
  /// Whether an error can leave it: a `try` anywhere in it, outside of closures.
  var isTried: Bool {
    switch kind {
    case .tryPlain: true
    case .tryOptional, .tryForced: false
    case .statement(let statement): statement.throwsOut
    default: children.contains(where: \.isTried)
    }
  }
}

extension [CatchClause] {
  /// Whether no error passes them.
  var catchAll: Bool { contains { $0.items.isEmpty || $0.items.contains(where: \.catchesAll) } }
}

extension Statement {
  /// Whether an error can leave it.
  package var throwsOut: Bool {
    switch kind {
    case .throwing: return true
    case .doCatch(let body, let clauses, _, _):
      return clauses.contains(where: \.body.throwsOut) || !clauses.catchAll && body.throwsOut
    case .forIn(let loop): return loop.isTried || loop.sequence.isTried || loop.body.throwsOut
    default: return expressions.contains(where: \.isTried) || blocks.contains(where: \.throwsOut)
    }
  }

  /// The expressions right inside of it.
  package var expressions: [Expression] {
    switch kind {
    case .expression(let expression), .return(let expression?), .then(let expression),
      .yielding(let expression), .throwing(let expression):
      [expression]
    case .declaration(.variable(let variable)): variable.bindings.compactMap { $0.value?.value }
    case .if(let conditions, _, _), .guard(let conditions, _), .whileLoop(let conditions, _, _):
      conditions.compactMap(\.expression)
    case .switch(let subject, _), .repeatLoop(_, let subject, _): [subject]
    case .forIn(let loop): [loop.sequence] + (loop.condition.map { [$0] } ?? [])
    default: []
    }
  }

  package var blocks: [Block] {
    switch kind {
    case .if(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
    case .guard(_, let block), .deferred(let block), .whileLoop(_, let block, _),
      .repeatLoop(let block, _, _):
      [block]
    case .switch(_, let cases): cases.map(\.body)
    case .forIn(let loop): [loop.body]
    case .doCatch(let block, let clauses, _, _): [block] + clauses.map(\.body)
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { inner.blocks } else { [] }
    default: []
    }
  }
}
