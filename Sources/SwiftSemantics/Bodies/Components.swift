import EarshotSwiftCode

/// What was tried with a component of a result builder in vain.
struct Misfit {
  let attempt: UnderstoodComponent.Attempt
  /// Why it doesn't fit; nil where it just can't be understood without what is made of it.
  var reason: String?
}

/// What is known of the components of result builders.
struct BuilderComponents {
  /// What they were found to be, by themselves.
  var types: [Expression: Type] = [:]
  /// Those that are understood for good.
  var understood: [Expression: [UnderstoodComponent]] = [:]
  /// What was found to fit in no way.
  var misfits: [Expression: [Misfit]] = [:]
  /// The variables of the places in the code: one that is met again is the same.
  var knownLocals: [CodeSite: Local] = [:]
  /// The variables that were read since a component was begun.
  var reads: Set<Local> = []
  /// How many are being looked into, one inside of the other.
  var level = 0
  static let mostLevels = 100
  /// Parts that nothing declares.
  var unknownParts: [Expression: UnknownPart] = [:]
}

extension Solver {
  /// Looks into a component of a builder, or into a closure of several statements, unless that was done before where all
  /// that it depends on was the same.
  ///
  /// - Parameters:
  ///   - wanted: the builder, or the closure's type.
  ///   - understand: looks into it, and gives what it is; it is told whether that is done for the first time.
  func understandOnce(
    _ expression: Expression, by wanted: Type, in place: Context, _ understand: (Bool) -> Type
  ) -> Type {
    // What stands there by itself is met once.
    guard effort.depth > 0, !place.seesLocalDeclarations else { return understand(true) }
    if let known = builders.understood[expression]?.first(where: { isSettled($0, by: wanted) }) {
      return adopt(known)
    }
    let known = builders.misfits[expression]?.first { isLike($0.attempt, wanted) }
    if let known, let reason = known.reason {
      builders.reads.formUnion(known.attempt.reads)
      mismatch(reason)
      return types.void
    }
    let readAround = builders.reads
    builders.reads = []
    defer { builders.reads.formUnion(readAround) }
    let before = state
    state.found = Findings()
    state.failure = nil
    state.failurePlace = nil
    let type = understand(known == nil)
    defer {
      if let failure = before.failure { (state.failure, state.failurePlace) = (failure, before.failurePlace) }
    }
    if state.isFailed {
      note(misfit: expression, wanted, since: before, reason: state.failure ?? "the types don't fit")
      return type
    }
    let found = state.found
    state.found = before.found
    if let known = keep(found, as: type, of: expression, wanted, since: before) {
      state.found.components.append(known)
    } else {
      state.found.add(found)
    }
    return type
  }

  /// What a component depends on, in the state that is given.
  /// - Parameter reads: the variables around it that it reads.
  func attempt(_ builder: Type, _ reads: [Local], in given: SolverState) -> UnderstoodComponent.Attempt {
    let current = state
    state = given
    defer { state = current }
    var numbers: [Int: Int] = [:]
    return UnderstoodComponent.Attempt(
      reads: reads, types: ([builder] + reads.map(known)).map { renumbered(simplify($0), &numbers) },
      lenience: lenience)
  }

  /// Whether all is as it was when a component was tried before.
  func isLike(_ attempt: UnderstoodComponent.Attempt, _ builder: Type) -> Bool {
    self.attempt(builder, attempt.reads, in: state) == attempt
  }

  /// Whether a component is known as it is here: one in which all fits is what it is where more is let pass, too.
  private func isSettled(_ known: UnderstoodComponent, by builder: Type) -> Bool {
    var attempt = known.attempt
    if attempt.lenience == Lenience(), known.score.count(of: .fix) == 0 { attempt.lenience = lenience }
    return isLike(attempt, builder)
  }

  /// Those of the variables read since that are declared around a component.
  func reads(around before: SolverState) -> [Local] {
    builders.reads.filter { $0.type != nil || before.locals[$0] != nil }
      .sorted { ($0.span.start, $0.name) < ($1.span.start, $1.name) }
  }

  /// A type with its variables numbered as they come: what is open around a component is no more than open to it.
  private func renumbered(_ type: Type, _ numbers: inout [Int: Int]) -> Type {
    guard type.hasVariables else { return type }
    if let number = type.variable {
      let own = numbers[number] ?? numbers.count
      numbers[number] = own
      return types.make(.variable(own))
    }
    return types.rebuild(type) { renumbered($0, &numbers) }
  }

  func note(misfit expression: Expression, _ builder: Type, since before: SolverState, reason: String?) {
    // Another time there may be steps left.
    guard !effort.isSpent else { return }
    let attempt = attempt(builder, reads(around: before), in: before)
    builders.misfits[expression, default: []].removeAll { $0.attempt == attempt }
    builders.misfits[expression, default: []].append(Misfit(attempt: attempt, reason: reason))
  }

  /// Remembers a component where nothing of it is open, and nothing around it was decided by it.
  func keep(
    _ found: Findings, as type: Type, of expression: Expression, _ builder: Type, since before: SolverState
  ) -> UnderstoodComponent? {
    let reads = reads(around: before)
    let attempt = attempt(builder, reads, in: before)
    guard !type.hasVariables, self.attempt(builder, reads, in: state) == attempt,
      let found = found.known(simplify)
    else { return nil }
    let locals = found.variables.values.compactMap { local in
      state.locals[local].map { (local, simplify($0)) }
    }
    guard !locals.contains(where: \.1.hasVariables) else { return nil }
    let known = UnderstoodComponent(
      attempt: attempt, type: type, found: found, locals: locals, score: state.score - before.score,
      blindClosures: state.blindClosures - before.blindClosures,
      thrown: state.thrown.dropFirst(before.thrown.count).map { simplify($0) },
      failure: state.failure, failurePlace: state.failurePlace,
      metOpenElements: report.metOpenElements)
    builders.understood[expression, default: []].append(known)
    return known
  }

  /// Takes a component as it was understood before.
  func adopt(_ known: UnderstoodComponent) -> Type {
    state.found.components.append(known)
    builders.reads.formUnion(known.attempt.reads)
    state.score = state.score + known.score
    state.blindClosures += known.blindClosures
    state.thrown += known.thrown
    report.metOpenElements = report.metOpenElements || known.metOpenElements
    if state.failure == nil {
      state.failure = known.failure
      state.failurePlace = known.failurePlace
    }
    return known.type
  }

  /// Puts all that is known of components to what is known of the code around them.
  func unfoldComponents() {
    var left = state.found.components
    state.found.components = []
    while let component = left.popLast() {
      state.found.add(component.found)
      for (local, type) in component.locals { state.locals[local] = type }
      left += state.found.components
      state.found.components = []
    }
  }
}

extension Context {
  /// Whether functions or types are declared in the blocks around: each time that such a block is looked into, they are
  /// others.
  var seesLocalDeclarations: Bool {
    if case .local(let scope) = kind, scope.hasDeclarations { return true }
    return parent?.seesLocalDeclarations ?? false
  }
}

extension LocalScope {
  fileprivate var hasDeclarations: Bool { !values.isEmpty || !types.isEmpty }
}
