extension Machine {
  /// One round stands for those of a loop that goes on as long as something unknown does: what is asked there
  /// again counts as not there.
  func loop(_ statement: Statement, in scope: Scope, hint: TypeHint?) throws(Interrupt) -> Flow {
    switch statement.kind {
    case .forIn(_, let sequence, _, _, _, let isAsync):
      let values = try evaluate(sequence, in: scope)
      // What will come, and when, can't be known; of a list it can, and of what the app's own code gives.
      if isAsync, values.arrayValue == nil, !isDeclaredSequence(values) { throw .suspended }
      return try loop(statement, over: values, from: 0, in: scope, hint: hint)
    case .whileLoop(let conditions, let body, let label):
      let isRepeatingOutside = isRepeating
      defer { isRepeating = isRepeatingOutside }
      while true {
        try step(statement.file, statement.start)
        let inner = Scope(parent: scope)
        let doubtsBefore = doubts.count
        guard try holds(conditions, in: inner) else { break }
        let isOpen = doubts.count > doubtsBefore
        if let flow = ended(try round(body, of: statement, inner, in: scope, hint: hint), label) {
          return flow
        }
        if isOpen { break }
        if Machine.isEndless(conditions) { isRepeating = true }
      }
    case .repeatLoop(let body, let condition, let label):
      repeat {
        try step(statement.file, statement.start)
        let inner = Scope(parent: scope)
        if let flow = ended(try round(body, of: statement, inner, in: scope, hint: hint), label) {
          return flow
        }
      } while try isTrue(condition, in: scope)
    default: break
    }
    return .normal
  }

  private func round(
    _ body: [Statement], of statement: Statement, _ inner: Scope, in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    do throws(Interrupt) {
      return try runBlock(body, in: inner, hint: hint)
    } catch {
      if case .suspended = error { leave(.loop(statement, scope, hint)) }
      throw error
    }
  }

  /// A `for` loop over its elements, some of which may have had their turn.
  private func loop(
    _ statement: Statement, over values: Value, from begun: Int, in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    guard case .forIn(let pattern, let sequence, let condition, let body, let label, _) = statement.kind
    else {
      return .normal
    }
    var turn = 0
    let flow = try firstFlow(
      over: values, sequence,
      { (value) throws(Interrupt) in
        turn += 1
        if turn <= begun { return nil }
        try self.step(statement.file, statement.start)
        let inner = Scope(parent: scope)
        guard try self.bind(pattern, to: value, in: inner) else { return nil }
        if let condition, try !self.isTrue(condition, in: inner) { return nil }
        do throws(Interrupt) {
          return self.ended(try self.runBlock(body, in: inner, hint: hint), label)
        } catch {
          if case .suspended = error {
            self.leave(.elements(statement, values, begun: turn, scope, hint))
          }
          throw error
        }
      })
    return flow ?? .normal
  }

  /// Goes on with a `while` or `repeat` after the round in which it waited.
  func goOn(
    _ statement: Statement, after flow: Flow, in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    switch statement.kind {
    case .whileLoop(_, _, let label):
      if let flow = ended(flow, label) { return flow }
      return try loop(statement, in: scope, hint: hint)
    case .repeatLoop(_, let condition, let label):
      if let flow = ended(flow, label) { return flow }
      return try isTrue(condition, in: scope) ? loop(statement, in: scope, hint: hint) : .normal
    default: return flow
    }
  }

  /// Goes on with a `for` loop after the round in which it waited.
  func goOn(
    _ statement: Statement, over values: Value, from begun: Int, after flow: Flow, in scope: Scope,
    hint: TypeHint?
  ) throws(Interrupt) -> Flow {
    guard case .forIn(_, _, _, _, let label, _) = statement.kind else { return flow }
    if let flow = ended(flow, label) { return flow }
    return try loop(statement, over: values, from: begun, in: scope, hint: hint)
  }

  /// Runs `round` for each element until one ends the loop. Ranges are walked, not written out:
  /// `for i in 0...` ends by its `break`.
  private func firstFlow(
    over sequence: Value, _ expression: Expression, _ round: (Value) throws(Interrupt) -> Flow?
  ) throws(Interrupt) -> Flow? {
    if case .range(let range) = sequence, let lower = range.lower?.intValue,
      range.upper == nil || range.upper?.intValue != nil
    {
      let upper = range.upper?.intValue ?? Int.max
      guard lower <= upper else { throw trap("a range can't run from \(lower) to \(upper)", expression) }
      var index = lower
      while range.isClosed ? index <= upper : index < upper {
        if let flow = try round(.int(index)) { return flow }
        let next = index.addingReportingOverflow(1)
        if next.overflow { break }
        index = next.partialValue
      }
      return nil
    }
    var ended: Flow?
    let isWalked = try walk(sequence, expression) { (value) throws(Interrupt) in
      ended = try round(value)
      if case .some = ended { return false }
      return true
    }
    if isWalked { return ended }
    for value in try elements(of: sharedElements(sequence), expression) {
      if let flow = try round(value) { return flow }
    }
    return nil
  }

  /// nil: the loop goes on.
  private func ended(_ flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .normal, .continued(nil): nil
    case .continued(let name): name == label ? nil : flow
    case .broke(nil): .normal
    case .broke(let name): name == label ? .normal : flow
    case .returned, .fellThrough: flow
    }
  }

  /// `while true`, which ends by its `break` alone.
  private static func isEndless(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      if case .expression(let expression) = condition, case .bool(true) = expression.kind { return true }
      return false
    }
  }
}
