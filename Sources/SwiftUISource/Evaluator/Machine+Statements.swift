extension Machine {
  /// Runs the body of a function, a getter or a closure and gives its value: what it returns,
  /// the value of its only expression, or the views that a builder collects.
  func runBody(
    _ body: [Statement], in scope: Scope, isBuilder: Bool, hint: TypeHint? = nil, by builder: TypeInfo? = nil,
    deferred before: [[Statement]] = []
  ) throws(Interrupt) -> Value {
    let caller = frame
    frame = Frame(scope: scope, isBuilder: isBuilder)
    defer { frame = caller }
    if let builder, !body.returnsValue { return try build(body, in: scope, by: builder, hint: hint) }
    if isBuilder { return try build(body, in: scope, hint: hint) }
    if body.count == 1 {
      do {
        switch body[0].kind {
        case .expression(let expression) where before.isEmpty:
          return try evaluate(expression, in: scope, hint: hint)
        case .if, .switch: if before.isEmpty { return try conditional(body[0], in: scope, hint: hint) }
        default: break
        }
      } catch {
        if case .suspended = error, waitsInStatement { leave(.body(body, scope, hint, deferred: [])) }
        throw error
      }
    }
    var deferred = before
    defer {
      if !isSuspending { runDeferred(deferred, in: scope) }
    }
    for (index, statement) in body.enumerated() {
      if case .deferred(let block) = statement.kind {
        deferred.append(block)
        continue
      }
      do {
        if case .return(let value?) = statement.kind { return try evaluate(value, in: scope, hint: hint) }
        switch try run(statement, in: scope, hint: hint) {
        case .normal: continue
        case .returned(let value): return value
        // `break` and `fallthrough` end the branch whose body this is.
        case .broke, .continued, .fellThrough: return .void
        }
      } catch {
        if case .suspended = error, isSuspending {
          let rest = Array(body[(waitsInStatement ? index : index + 1)...])
          leave(.body(rest, scope, hint, deferred: deferred))
        }
        throw error
      }
    }
    return .void
  }

  private func runDeferred(_ blocks: [[Statement]], in scope: Scope) {
    for block in blocks.reversed() { _ = try? runBlock(block, in: Scope(parent: scope)) }
  }

  /// An `if` or `switch` as the only statement: its branch returns, or is the value itself.
  private func conditional(
    _ statement: Statement, in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Value {
    guard let chosen = try chosenBranch(of: statement, in: scope) else { return .void }
    if case .fallThrough? = chosen.body.last?.kind {
      if case .returned(let value) = try runChosen(chosen, of: statement, hint: hint) { return value }
      return .void
    }
    return try runBody(chosen.body, in: chosen.scope, isBuilder: false, hint: hint)
  }

  func runBlock(
    _ body: [Statement], in scope: Scope, hint: TypeHint? = nil, deferred before: [[Statement]] = []
  ) throws(Interrupt) -> Flow {
    var deferred = before
    defer {
      if !isSuspending { runDeferred(deferred, in: scope) }
    }
    for (index, statement) in body.enumerated() {
      if case .deferred(let block) = statement.kind {
        deferred.append(block)
        continue
      }
      do {
        let flow = try run(statement, in: scope, hint: hint)
        if case .normal = flow { continue }
        return flow
      } catch {
        if case .suspended = error, isSuspending {
          let rest = Array(body[(waitsInStatement ? index : index + 1)...])
          leave(.block(rest, scope, hint, deferred: deferred))
        }
        throw error
      }
    }
    return .normal
  }

  func run(_ statement: Statement, in scope: Scope, hint: TypeHint? = nil) throws(Interrupt) -> Flow {
    try step(statement.file, statement.start)
    switch statement.kind {
    case .expression(let expression):
      _ = try evaluate(expression, in: scope)
      return .normal
    case .variable(let bindings, let isLet, let wrapper):
      for binding in bindings { try declare(binding, isLet: isLet, wrapper: wrapper, in: scope) }
      return .normal
    case .return(let value):
      guard let value else { return .returned(.void) }
      return .returned(try evaluate(value, in: scope, hint: hint))
    case .if, .switch:
      guard let chosen = try chosenBranch(of: statement, in: scope) else { return .normal }
      return try runChosen(chosen, of: statement, hint: hint)
    case .guard(let conditions, let otherwise):
      if try holds(conditions, in: scope, expectsAll: Machine.stops(otherwise)) { return .normal }
      return try runBlock(otherwise, in: Scope(parent: scope), hint: hint)
    case .forIn, .whileLoop, .repeatLoop: return try loop(statement, in: scope, hint: hint)
    case .breakLoop(let label): return .broke(label)
    case .continueLoop(let label): return .continued(label)
    case .fallThrough: return .fellThrough
    case .throwing(let expression): throw .thrown(try evaluate(expression, in: scope))
    case .doCatch(let body, let clauses):
      return try doCatch(body, clauses, in: scope, hint: hint)
    case .deferred: return .normal
    case .function(let function):
      scope.functions.append(function)
      scope.types.last?.locals?.add(function)
      return .normal
    case .type(let code):
      declare(code, in: scope)
      return .normal
    case .block(let body): return try runBlock(body, in: Scope(parent: scope), hint: hint)
    case .unsupported(let text):
      notice(
        .warning, .unknownValue, statement.file, statement.start,
        "'\(text.prefix(40))' is not understood and passed over")
      return .normal
    }
  }

  private func runChosen(
    _ chosen: Branch, of statement: Statement, hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    let flow = try runBlock(chosen.body, in: chosen.scope, hint: hint)
    guard case .switch = statement.kind else { return flow }
    switch flow {
    case .broke(nil): return .normal
    case .fellThrough:
      guard let next = chosen.next else { return .normal }
      return try runChosen(next(), of: statement, hint: hint)
    default: return flow
    }
  }

  private func doCatch(
    _ body: [Statement], _ clauses: [CatchClause], in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    do {
      return try runBlock(body, in: Scope(parent: scope), hint: hint)
    } catch {
      if case .suspended = error { leave(.clauses(clauses, scope, hint)) }
      guard case .thrown(let error) = error else { throw error }
      return try handle(error, clauses, in: scope, hint: hint)
    }
  }

  /// The first `catch` clause that takes the error.
  func handle(
    _ error: Value, _ clauses: [CatchClause], in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    for clause in clauses {
      let inner = Scope(parent: scope)
      inner.declare("error", error)
      var isMatch = clause.patterns.isEmpty
      for (pattern, condition) in clause.patterns where !isMatch {
        isMatch = try bind(pattern, to: error, in: inner)
        if isMatch, let condition { isMatch = try isTrue(condition, in: inner) }
      }
      if isMatch { return try runBlock(clause.body, in: inner, hint: hint) }
    }
    throw .thrown(error)
  }

  // MARK: Branches

  struct Branch {
    var body: [Statement]
    var scope: Scope
    /// Which branch it is, for the identity of the views in it.
    var name: String
    /// The next case of a switch, for `fallthrough`.
    var next: (() -> Branch)?
  }

  /// The branch of an `if` or `switch` that runs; nil where none does.
  func chosenBranch(of statement: Statement, in scope: Scope) throws(Interrupt) -> Branch? {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      let inner = Scope(parent: scope)
      let doubtful = doubts.count
      let isThen = try holds(conditions, in: inner)
      if doubts.count > doubtful { try tryOther(isThen ? otherwise ?? [] : then, in: scope) }
      if isThen { return Branch(body: then, scope: inner, name: "then") }
      return otherwise.map { Branch(body: $0, scope: Scope(parent: scope), name: "else") }
    case .switch(let subject, let cases):
      let value = try evaluate(subject, in: scope)
      if case .unknown(let unknown) = value {
        notice(
          .warning, .unknownValue, statement.file, statement.start,
          "the switch is over '\(unknown.missing)', which is not known; its first case is shown",
          missing: unknown.missing, decides: isShowing)
        _ = decided(true)
        guard let first = cases.first else { return nil }
        let inner = Scope(parent: scope)
        for (pattern, _) in first.patterns.prefix(1) { bindUnknown(pattern, unknown, in: inner) }
        return Branch(body: first.body, scope: inner, name: "case0")
      }
      for (index, candidate) in cases.enumerated() {
        let inner = Scope(parent: scope)
        if try matches(candidate, value, in: inner) { return branch(cases, index, inner, scope) }
      }
      if let index = cases.firstIndex(where: \.isDefault) {
        return branch(cases, index, Scope(parent: scope), scope)
      }
      noticeUnmatched(value, statement)
      return nil
    default: return nil
    }
  }

  /// Every value has its case in Swift, so one that has none here was not understood, or its case was not.
  private func noticeUnmatched(_ value: Value, _ statement: Statement) {
    let text = String(describe(value).prefix(40))
    notice(
      .warning, .unknownValue, statement.file, statement.start,
      "no case of the switch is known to be that of '\(text)'; none is shown", missing: "switch",
      decides: isShowing)
  }

  private func branch(_ cases: [SwitchCase], _ index: Int, _ scope: Scope, _ outer: Scope) -> Branch {
    Branch(
      body: cases[index].body, scope: scope, name: "case\(index)",
      next: index + 1 < cases.count
        ? { self.branch(cases, index + 1, Scope(parent: outer), outer) } : nil)
  }

  private func matches(
    _ candidate: SwitchCase, _ value: Value, in scope: Scope
  ) throws(Interrupt) -> Bool {
    if candidate.isDefault { return false }
    for (pattern, condition) in candidate.patterns {
      let mark = scope.variables.count
      if try bind(pattern, to: value, in: scope) {
        guard let condition else { return true }
        if try isTrue(condition, in: scope) { return true }
      }
      scope.variables.removeSubrange(mark...)
    }
    return false
  }

  /// - Parameter expectsAll: whether the app stops where a condition doesn't hold: what it asks a package for
  /// is there then.
  func holds(
    _ conditions: [Condition], in scope: Scope, expectsAll: Bool = false
  ) throws(Interrupt) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !isTrue(expression, in: scope) { return false }
      case .binding(let pattern, let type, let expression):
        let hint = type.map { TypeHint($0, owner: scope.owner, file: scope.file) }
        var value = try bound(expression, hint, in: scope, expectsAll: expectsAll)
        if case .binding(let binding) = value, read(binding).isNone { return false }
        if case .binding(let binding) = value { value = .binding(.unwrapped(binding)) }
        if value.isNone || (!expectsAll && isMissing(value, expression)) { return false }
        if value.isUnknown {
          noticeOpen(value, expression, "whether there is a value of", "it counts as there")
          if !decided(!isRepeating) { return false }
        }
        _ = try bind(pattern, to: value, in: scope)
      case .case(let pattern, let expression):
        let value = try evaluate(expression, in: scope)
        let isMatch = try bind(pattern, to: value, in: scope)
        if value.isUnknown { _ = decided(isMatch) }
        if !isMatch { return false }
      case .available(let version, let negated):
        let isAvailable = version.map { $0 <= environment.profile.version } ?? true
        if isAvailable == negated { return false }
      }
    }
    return true
  }

  /// `guard … else { fatalError() }`: what a guard falls to has to leave; where a call stands last there, it is
  /// of a function that never comes back.
  private static func stops(_ body: [Statement]) -> Bool {
    guard case .expression(let expression)? = body.last?.kind, case .postfix(_, let steps) = expression.kind
    else { return false }
    return steps.last?.isCall ?? false
  }

  /// `package.tide as? Tide`, where the app stops if it is none: what is not known is taken to be one.
  private func bound(
    _ expression: Expression, _ hint: TypeHint?, in scope: Scope, expectsAll: Bool
  ) throws(Interrupt) -> Value {
    guard expectsAll, case .cast(let inner, let type, .conditional) = expression.kind else {
      return try evaluate(expression, in: scope, hint: hint)
    }
    let value = try evaluate(inner, in: scope)
    return value.isUnknown ? value : try cast(value, type, .conditional, in: scope, expression)
  }

  // MARK: Local variables

  private func declare(
    _ binding: VariableBinding, isLet: Bool, wrapper: PropertyWrapperUse?, in scope: Scope
  ) throws(Interrupt) {
    let hint = binding.type.map { TypeHint($0, owner: scope.owner, file: scope.file) }
    if let getter = binding.getter {
      if case .identifier(let name) = binding.pattern {
        scope.variables.append(
          Scope.Variable(name: name, value: .none, isLet: true, type: binding.type, kind: .computed(getter)))
      }
      return
    }
    var value: Value = .none
    if let expression = binding.value {
      value = try fit(evaluate(expression, in: scope, hint: hint), to: binding.type, owner: scope.owner)
    }
    if let wrapper, Machine.lookUpWrappers.contains(wrapper.name),
      case .identifier(let name) = binding.pattern,
      let file = wrapper.arguments.first?.value.file
    {
      let found = try lookedUp(wrapper, binding.type, owner: scope.owner, file: file)
      scope.declare(name, found ?? .unknown(UnknownValue(source: name, missing: "@\(wrapper.name)")))
      return
    }
    if let wrapper, case .identifier(let name) = binding.pattern {
      declare(wrapped: name, wrapper, value, in: scope)
      return
    }
    if case .identifier(let name) = binding.pattern {
      let isOptional =
        binding.type == nil && !value.isNone && binding.value.map { self.isOptional($0, in: scope) } ?? false
      scope.declare(
        name, value, isLet: isLet,
        type: binding.type ?? knownType(of: binding.value, held: value, in: scope),
        isOptional: isOptional)
    } else {
      _ = try bind(binding.pattern, to: value, in: scope)
    }
  }

  /// `@Previewable @State var x = …`: state of the preview itself.
  private func declare(wrapped name: String, _ wrapper: PropertyWrapperUse, _ value: Value, in scope: Scope) {
    if wrapper.name == "Bindable" {
      // `@Bindable var model = model` in a body: for its `$model` alone.
      scope.variables.append(
        Scope.Variable(name: name, value: .none, isLet: true, type: nil, kind: .state(.constant(value))))
      return
    }
    let key = AppState.StateKey(identity: surroundings.owner.child("local"), name: name)
    keep(key.identity)
    if state.states[key] == nil { state.states[key] = value }
    scope.variables.append(
      Scope.Variable(
        name: name, value: .none, isLet: false, type: nil,
        kind: .state(.state(key.identity, name))))
  }
}
