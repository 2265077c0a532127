import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  /// A block of its own: what its variables hold is let go at its end.
  func compile(_ block: Block) -> Step {
    let first = slotCount
    return ending(first, compileOpen(block))
  }

  /// The statements of a block that goes on behind them.
  func compileOpen(_ block: Block) -> Step {
    let first = hoist(block)
    let steps = first + passingOver(block.statements.map(compilePlaced), of: block).flatMap { $0 }
    let deferred = block.statements.contains { if case .deferred = $0.kind { true } else { false } }
    if deferred { return compileDeferring(block, steps) }
    return FunctionBuilder.sequence(steps)
  }

  /// A statement of a block whose functions and computed variables are made already.
  func compilePlaced(_ statement: Statement) -> [Step] {
    within(statement) { placed(compileStatement(statement), statement.span) }
  }

  func within<Result>(_ statement: Statement, _ compile: () -> Result) -> Result {
    let outer = around.statement
    around.statement = statement.span
    defer { around.statement = outer }
    return compile()
  }

  /// With the end of the variables that were made since there were so many places.
  private func ending(_ first: Int, _ step: @escaping Step) -> Step {
    let places = first..<slotCount
    guard !places.isEmpty else { return step }
    return { frame in
      defer { frame.letGo(places) }
      return try step(frame)
    }
  }

  /// What can't go on says where it was, the innermost statement first.
  private func placed(_ steps: [Step], _ span: Span) -> [Step] {
    guard let file = sourceFile else { return steps }
    return steps.map { step in
      { frame in
        do { return try step(frame) } catch let error as Interruption {
          throw error.placed(in: file, at: span.start)
        }
      }
    }
  }

  static func sequence(_ steps: [Step]) -> Step {
    switch steps.count {
    case 0: return { _ in .next }
    case 1: return steps[0]
    case 2:
      let (first, second) = (steps[0], steps[1])
      return { frame in
        let flow = try first(frame)
        guard case .next = flow else { return flow }
        return try second(frame)
      }
    default:
      return { frame in
        for step in steps {
          let flow = try step(frame)
          guard case .next = flow else { return flow }
        }
        return .next
      }
    }
  }

  /// What `defer` holds runs when the block is left, the last first.
  private func compileDeferring(_ block: Block, _ steps: [Step]) -> Step {
    let hoisted = steps.count - block.statements.count
    let ends = block.statements.map { statement -> Step? in
      guard case .deferred(let inner) = statement.kind else { return nil }
      let wasDeferred = around.isDeferred
      defer { around.isDeferred = wasDeferred }
      around.isDeferred = true
      return compile(inner)
    }
    return { frame in
      var reached: [Step] = []
      func finish() throws {
        let kept = frame.returned
        for end in reached.reversed() { _ = try end(frame) }
        frame.returned = kept
      }
      do {
        for (index, step) in steps.enumerated() {
          if index >= hoisted, index - hoisted < ends.count, let end = ends[index - hoisted] {
            reached.append(end)
            continue
          }
          let flow = try step(frame)
          guard case .next = flow else {
            try finish()
            return flow
          }
        }
      } catch Interruption.ended {
        // No code runs any more.
        throw Interruption.ended
      } catch {
        try finish()
        throw error
      }
      try finish()
      return .next
    }
  }

  private func compileStatement(_ statement: Statement) -> [Step] {
    let first = slotCount
    let steps = compileKind(of: statement)
    // Those of `if let` and `case let` end with the statement.
    guard statement.isOfBlocks else { return steps }
    return steps.map { ending(first, $0) }
  }

  private func compileKind(of statement: Statement) -> [Step] {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return compileStatement(inner) }
      let code = compile(expression)
      let step: Step = { frame in
        _ = try code(frame)
        return .next
      }
      return [passingOver(step, expression)]
    case .declaration(let declaration): return [compileDeclaration(declaration)]
    case .return(let value): return [compileReturn(value)]
    case .then(let value):
      let code = compile(value)
      return [
        { frame in
          frame.returned = try code(frame)
          return .finish
        }
      ]
    case .throwing(let value):
      let code = compile(value, as: language.anyError)
      return [{ throw Interruption.thrown(try code($0)) }]
    case .if(let conditions, let then, let otherwise):
      let test = compileConditions(conditions)
      let (one, other) = (compile(then), otherwise.map { compile($0) })
      return [{ frame in try test(frame) ? try one(frame) : try other?(frame) ?? .next }]
    case .guard(let conditions, let otherwise):
      let test = compileConditions(conditions)
      let other = compile(otherwise)
      return [{ frame in try test(frame) ? .next : try other(frame) }]
    case .switch(let subject, let cases): return [compileSwitch(subject, cases, label: nil)]
    case .forIn(let loop): return [compileFor(statement, loop)]
    case .whileLoop(let conditions, let block, let label): return [compileWhile(conditions, block, label)]
    case .repeatLoop(let block, let condition, let label): return [compileRepeat(block, condition, label)]
    case .doCatch(let block, let clauses, _, let label): return [compileDo(statement, block, clauses, label)]
    // Its place in the block says when it is reached: `compileDeferring` runs it.
    case .deferred: return [{ _ in .next }]
    case .breaking(let label): return [compileJump(label, isBreak: true)]
    case .continuing(let label): return [compileJump(label, isBreak: false)]
    case .fallThrough: return [{ _ in .fallThrough }]
    case .yielding: return [{ _ in throw Interruption.unknown("an accessor that yields") }]
    case .unknown(let text):
      return [{ _ in throw Interruption.unknown("a statement that isn't known: \(text)") }]
    }
  }

  private func compileReturn(_ value: Expression?) -> Step {
    guard let value else { return { _ in .finish } }
    let code: Code
    if case .nilLiteral = value.kind, self.value?.isInitializer ?? false {
      code = { _ in .none(0) }
    } else {
      code = returned(value, as: result ?? machine.types.void)
    }
    return { frame in
      frame.returned = try code(frame)
      return .finish
    }
  }

  private func compileJump(_ label: String?, isBreak: Bool) -> Step {
    let target = around.targets.last { label != nil ? $0.label == label : (isBreak || $0.isLoop) }
    let number = target?.number ?? 0
    return isBreak ? { _ in .leave(number) } : { _ in .again(number) }
  }

  func inTarget<Made>(label: String?, isLoop: Bool, _ make: (Int) -> Made) -> Made {
    let number = newSlot()
    around.targets.append(Target(number: number, label: label, isLoop: isLoop))
    defer { around.targets.removeLast() }
    return make(number)
  }

  // MARK: Declarations

  private func compileDeclaration(_ declaration: Declaration) -> Step {
    guard case .variable(let code) = declaration else { return { _ in .next } }
    let steps = code.bindings.enumerated().map { index, binding -> Step in
      if let storage = body.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] {
        return compileWrapped(code, index, storage)
      }
      if !binding.accessors.isEmpty, let local = body.variables[CodeSite(code, .variable)] {
        return compileWithAccessors(code, binding, local)
      }
      return compileBinding(code, binding)
    }
    return FunctionBuilder.sequence(steps)
  }

  private func compileBinding(_ code: VariableDeclaration, _ binding: VariableDeclaration.Binding) -> Step {
    if code.modifiers.doesNotKeep {
      for (_, local) in locals(in: binding.pattern) { kinds.weak.insert(local) }
    }
    guard let value = binding.value?.value else {
      // Made already where a function among the statements sees it: only its first value is still to come.
      let initializers = locals(in: binding.pattern).map { _, local in initializeOrSet(local) }
      let isOptional = locals(in: binding.pattern).contains { _, local in
        local.type.map { language.wrapped($0) != nil } ?? false
      }
      let first: RuntimeValue = isOptional && !code.isLet ? .none(0) : .unset
      return { frame in
        for initialize in initializers { initialize(frame, first) }
        return .next
      }
    }
    let wanted = wantedType(of: binding.pattern) ?? type(of: value)
    if code.isAsync { return compileAsyncLet(binding.pattern, value, wanted) }
    let code = handedOn(value, as: wanted, .held)
    let bind = compileBinding(binding.pattern, of: wanted)
    return { frame in
      let made = try code(frame)
      try bind(frame, made)
      return .next
    }
  }

  /// `async let`: a task of its own, for which whoever reads the variable waits.
  private func compileAsyncLet(_ pattern: Pattern, _ value: Expression, _ wanted: Type) -> Step {
    guard let local = body.variables[CodeSite(pattern, .variable)] else {
      return { _ in throw Interruption.unknown("an async let of a pattern") }
    }
    let code = compile(value, as: wanted)
    let holder = Local(name: local.name, span: local.span, isLet: true)
    let slot = declare(holder)
    kinds.special[local] = .awaited(holder)
    let machine = machine
    return { frame in
      frame.keep()
      let run = machine.scheduler.spawn { try code(frame) }
      machine.scheduler.current.children.append(run)
      frame.slots[slot] = .host(run)
      return .next
    }
  }

  /// The type of what a pattern takes apart, as far as its variables say it.
  func wantedType(of pattern: Pattern) -> Type? {
    switch pattern.kind {
    case .variable: return body.variables[CodeSite(pattern, .variable)]?.type
    case .typed(let inner, _): return wantedType(of: inner)
    case .tuple(let elements):
      let types = elements.map { (label: $0.label, type: wantedType(of: $0.pattern)) }
      let known = types.compactMap { label, type in type.map { TupleElement(label: label, type: $0) } }
      return known.count == types.count ? machine.types.tuple(known) : nil
    default: return nil
    }
  }

  func locals(in pattern: Pattern) -> [(Pattern, Local)] {
    var found: [(Pattern, Local)] = []
    if let local = body.variables[CodeSite(pattern, .variable)] { found.append((pattern, local)) }
    switch pattern.kind {
    case .tuple(let elements), .enumCase(_, let elements):
      found += elements.flatMap { locals(in: $0.pattern) }
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): found += locals(in: inner)
    default: break
    }
    return found
  }

  // MARK: Loops

  private func compileWhile(_ conditions: [Condition], _ block: Block, _ label: String?) -> Step {
    inTarget(label: label, isLoop: true) { number in
      let first = slotCount
      let test = compileConditions(conditions)
      let body = compileOpen(block)
      let places = first..<slotCount
      let machine = machine
      return { frame in
        while try test(frame) {
          defer { frame.letGo(places) }
          try machine.step()
          switch try body(frame) {
          case .next, .fallThrough: continue
          case .leave(number): return .next
          case .again(number): continue
          case let other: return other
          }
        }
        return .next
      }
    }
  }

  private func compileRepeat(_ block: Block, _ condition: Expression, _ label: String?) -> Step {
    inTarget(label: label, isLoop: true) { number in
      let body = compile(block)
      let test = compileCondition(condition)
      let machine = machine
      return { frame in
        repeat {
          try machine.step()
          switch try body(frame) {
          case .next, .fallThrough: continue
          case .leave(number): return .next
          case .again(number): continue
          case let other: return other
          }
        } while try test(frame)
        return .next
      }
    }
  }

  private func compileFor(_ statement: Statement, _ loop: ForIn) -> Step {
    inTarget(label: loop.label, isLoop: true) { number in
      let sequence = compile(loop.sequence)
      let type = source(type(of: loop.sequence))
      let element = elementType(of: loop)
      let first = slotCount
      let test = compileTest(loop.pattern, of: element)
      let condition = loop.condition.map { compileCondition($0) }
      let body = compileOpen(loop.body)
      let places = first..<slotCount
      let machine = machine
      let isAwaited = loop.isAwaited
      return { frame in
        var flow = Flow.next
        let work: (RuntimeValue) throws -> Bool = { value in
          defer { frame.letGo(places) }
          try machine.step()
          guard try test(frame, value), try condition?(frame) ?? true else { return true }
          switch try body(frame) {
          case .next, .fallThrough: return true
          case .leave(number): return false
          case .again(number): return true
          case let other:
            flow = other
            return false
          }
        }
        if isAwaited {
          try machine.iterateAsync(sequence(frame), type(frame), work)
        } else {
          try machine.iterate(sequence(frame), type(frame), work)
        }
        return flow
      }
    }
  }

  func elementType(of loop: ForIn) -> Type {
    guard let protocolType = language.type(loop.isAwaited ? "AsyncSequence" : "Sequence"),
      let associated = program.associatedType(named: "Element", of: protocolType)
    else { return machine.types.hole("the elements of a sequence") }
    return program.memberType(associated, of: type(of: loop.sequence), in: value?.inside)
  }

  // MARK: Errors

  private func compileDo(
    _ statement: Statement, _ block: Block, _ clauses: [CatchClause], _ label: String?
  ) -> Step {
    inTarget(label: label, isLoop: false) { number in
      let body = compile(block)
      let thrown = self.body.siteTypes[CodeSite(statement, .error(0))] ?? language.anyError
      let handlers = clauses.enumerated().map { index, clause in
        compileClause(statement, index, clause, thrown)
      }
      let machine = machine
      let type = source(thrown)
      return { frame in
        let flow: Flow
        do { flow = try body(frame) } catch Interruption.thrown(let error) {
          var caught: Flow?
          let value = try machine.convert(error, from: machine.language.anyError, to: type(frame))
          for handler in handlers {
            caught = try handler(frame, value)
            if caught != nil { break }
          }
          guard let caught else { throw Interruption.thrown(error) }
          flow = caught
        }
        if case .leave(number) = flow { return .next }
        return flow
      }
    }
  }

  private func compileClause(
    _ statement: Statement, _ index: Int, _ clause: CatchClause, _ thrown: Type
  ) -> (Frame, RuntimeValue) throws -> Flow? {
    var tests: [(Frame, RuntimeValue) throws -> Bool] = []
    if clause.items.isEmpty, let local = body.variables[CodeSite(statement, .error(index))] {
      let initialize = initialize(local)
      tests.append { frame, value in
        initialize(frame, value)
        return true
      }
    }
    for (position, item) in clause.items.enumerated() {
      let test = compileTest(item.pattern, of: thrown)
      let condition = item.condition.map { compileCondition($0) }
      let share = position == 0 ? nil : shareVariables(of: item.pattern, with: clause.items[0].pattern)
      tests.append { frame, value in
        guard try test(frame, value), try condition?(frame) ?? true else { return false }
        share?(frame)
        return true
      }
    }
    if tests.isEmpty { tests.append { _, _ in true } }
    let body = compile(clause.body)
    return { frame, value in
      for test in tests where try test(frame, value) { return try body(frame) }
      return nil
    }
  }

  // MARK: Statements as values

  /// `if` and `switch` whose branches are values.
  func compileStatementValue(_ statement: Statement, _ type: Type) -> Code {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      let test = compileConditions(conditions)
      let one = compileBranch(then, type)
      let other = otherwise.map { compileBranch($0, type) } ?? { _ in .void }
      return { try test($0) ? one($0) : other($0) }
    case .switch(let subject, let cases):
      let select = compileCases(subject, cases) { compileBranch($0, type) }
      return { frame in
        guard let code = try select(frame) else {
          throw Interruption.unknown("a switch without a case that fits")
        }
        return try code(frame)
      }
    case .doCatch(let block, _, _, _): return compileBranch(block, type)
    default: return unknown("a statement as a value")
    }
  }

  private func compileBranch(_ block: Block, _ type: Type) -> Code {
    guard let last = block.statements.last else { return { _ in .void } }
    let before = compileOpen(Block(Array(block.statements.dropLast()), block.span))
    let code: Code
    switch last.kind {
    case .expression(let expression), .then(let expression):
      if case .statement(let inner) = expression.kind {
        code = compileStatementValue(inner, type)
      } else {
        code = compile(expression, as: type)
      }
    case .if, .switch: code = compileStatementValue(last, type)
    default:
      let step = compileOpen(Block([last], block.span))
      code = { frame in
        if case .finish = try step(frame) { throw EarlyReturn.reached }
        return .void
      }
    }
    if block.statements.count == 1 { return code }
    return { frame in
      if case .finish = try before(frame) { throw EarlyReturn.reached }
      return try code(frame)
    }
  }
}

enum EarlyReturn: Error {
  case reached
}

extension Statement {
  /// Whether its variables end with it.
  fileprivate var isOfBlocks: Bool {
    switch kind {
    case .if, .switch, .doCatch: true
    default: false
    }
  }
}
