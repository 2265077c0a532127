import EarshotSwiftCode

extension Solver {
  /// How many ways of one score are kept before they are compared.
  private static let mostSolutions = 16

  /// Finds the best way to make everything hold, and stays in it.
  /// - Parameter outer: how many variables belong to what stands around: they may stay open.
  /// - Returns: whether there is one.
  @discardableResult
  func solve(outer: Int) -> Bool {
    var best: [SolverState] = []
    effort.depth += 1
    let boundAround = effort.bound
    effort.bound = nil
    withSpareSteps { explore(outer, &best) }
    effort.bound = boundAround
    effort.depth -= 1
    guard let chosen = choose(among: best) else {
      state.fail(effort.gaveUp ? Effort.tooManySteps : "no way to make the types fit")
      return false
    }
    state = chosen
    return true
  }

  /// Looks for a way. Once there is one, better ones are looked for with half of the steps that are left: the others
  /// are for what comes after.
  private func withSpareSteps(_ search: () -> Void) {
    let around = effort.spareSteps
    effort.spareSteps = 0
    search()
    effort.budget = max(0, effort.budget) + effort.spareSteps
    effort.spareSteps = around
  }

  /// Looks only for ways that cost no more than one that is known.
  private func within<Found>(_ known: Score?, _ search: () -> Found) -> Found {
    let around = effort.bound
    if let known { effort.bound = around.map { min($0, known) } ?? known }
    defer { effort.bound = around }
    return search()
  }

  private func explore(_ outer: Int, _ best: inout [SolverState]) {
    while true {
      propagate()
      if state.isFailed {
        if report.failure == nil { report.failure = state.failure }
        return
      }
      if let known = best.first?.score ?? effort.bound, known < state.score {
        effort.outdone += 1
        return
      }
      if openReady() || shareResults() { continue }
      guard let step = nextStep(outer) else { return record(&best) }
      switch step {
      case .force(let constraint):
        force(constraint)
      case .choose(let disjunction, let site, let viable):
        let isApart = within(best.first?.score) { exploreApart(disjunction, site, viable, outer) }
        if isApart { continue }
        if explore(disjunction, site, viable, outer, &best) { continue }
        return
      case .bind(let number, let first, let fallback):
        if first.count == 1, fallback.isEmpty {
          bind(number, to: first[0])
          continue
        }
        return explore(number, first, fallback, outer, &best)
      }
    }
  }

  /// Looks into one closure that waits for nothing.
  private func openReady() -> Bool {
    guard !state.ready.isEmpty else { return false }
    if case .closure(let type, let site) = state.ready.removeFirst() {
      simplifyClosure(type, site, opens: true)
    }
    return true
  }

  /// Solves what hangs together with a choice for itself where other things wait that it says nothing of:
  /// what is best for each is best for all.
  private func exploreApart(
    _ disjunction: Disjunction, _ site: CallSite?, _ ordered: [Viable], _ outer: Int
  ) -> Bool {
    let (related, rest) = partition(around: disjunction)
    guard rest.contains(where: \.isUndecided) else { return false }
    let before = state
    state.waiting = related
    var best: [SolverState] = []
    withSpareSteps {
      if explore(disjunction, site, ordered, outer, &best) { explore(outer, &best) }
    }
    guard let chosen = choose(among: best) else {
      state = before
      state.isFailed = true
      return true
    }
    state = chosen
    state.waiting.append(contentsOf: rest)
    return true
  }

  /// What waits, by whether variables lead from it to a choice.
  private func partition(around disjunction: Disjunction) -> (WaitingConstraints, WaitingConstraints) {
    var groups = VariableGroups(count: state.bindings.count)
    var numbers: [Int] = []
    var ends: [Int] = []
    for constraint in state.waiting {
      let start = numbers.count
      for type in constraint.types { simplify(type).variables(into: &numbers) }
      groups.join(numbers[start...])
      ends.append(numbers.count)
    }
    guard let own = simplify(disjunction.type).variable.map({ groups.group(of: $0) }) else {
      return (state.waiting, WaitingConstraints())
    }
    return state.waiting.divided { index in
      let found = numbers[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
      return found.isEmpty || found.contains { groups.group(of: $0) == own }
    }
  }

  private func record(_ best: inout [SolverState]) {
    guard let known = best.first else {
      effort.spareSteps += effort.budget / 2
      effort.budget -= effort.budget / 2
      return best = [state]
    }
    if state.score < known.score {
      best = [state]
    } else if state.score == known.score {
      best.append(state)
      if best.count > Solver.mostSolutions, let chosen = choose(among: best) { best = [chosen] }
    }
  }

  private func explore(
    _ number: Int, _ first: [Type], _ fallback: [Type], _ outer: Int, _ best: inout [SolverState]
  ) {
    let before = state
    let known = best.count
    let score = best.first?.score
    for list in [first, fallback] {
      for type in list {
        state = before
        bind(number, to: type)
        explore(outer, &best)
        if effort.isSpent { return }
      }
      if best.count > known || best.first?.score != score { return }
    }
    state = before
  }

  /// - Returns: whether just one meaning was left, so that the search goes on here.
  private func explore(
    _ disjunction: Disjunction, _ site: CallSite?, _ ordered: [Viable], _ outer: Int,
    _ best: inout [SolverState]
  ) -> Bool {
    remove(disjunction)
    if ordered.isEmpty {
      let cause: GapCause = "nothing that \(disjunction.name.base) means fits here"
      mismatch(cause.text, at: disjunction.expression)
      if lenience.allowsGaps, !keepReceiver(of: disjunction, site, cause) {
        relate(.equal, types.hole(cause), disjunction.type)
      }
      return true
    }
    if ordered.count == 1 {
      take(ordered[0].candidate, of: disjunction)
      return true
    }
    if leaveOpen(disjunction, site, ordered.map(\.candidate)) { return true }
    let before = state
    var isPlainFound = false
    var isFavoredFound = false
    var fitting: [(value: Value, score: Score)] = []
    for (candidate, isExact) in disjunction.isOperator ? plainFirst(ordered) : specificFirst(ordered, site) {
      if isPlainFound, candidate.value?.isAbstractOperator ?? false { break }
      if isFavoredFound, candidate.value?.isDisfavored ?? false { continue }
      state = before
      let known = best.count
      let scoreBefore = best.first?.score
      let outdoneBefore = effort.outdone
      take(candidate, of: disjunction)
      propagate()
      let own = state.score
      if let value = candidate.value,
        fitting.contains(where: {
          $0.score <= own && hides($0.value, value, site) || isOutdone(value, by: $0.value, best)
        })
      {
        continue
      }
      explore(outer, &best)
      if effort.isSpent { return false }
      // Those of before were found on other ways.
      let found = best.first?.score == scoreBefore ? best.dropFirst(known) : best[...]
      if let value = candidate.value, !found.isEmpty {
        fitting.append((value, own))
        isFavoredFound =
          isFavoredFound
          || !value.isDisfavored && (own - before.score).isFavored
            && found.contains { knows(site?.arguments ?? [], in: $0, asIn: before) }
      }
      guard disjunction.isOperator, let found = best.first else { continue }
      // What fits without any conversion is what the compiler favors among operators.
      if isExact, found.score == before.score { break }
      guard let value = candidate.value, !value.isAbstractOperator, isOfOneType(value) else { continue }
      // One that fits as it is, and is outdone by what else was chosen, fits all the same.
      let isFitting =
        best.count > known || found.score != scoreBefore
        || effort.outdone > outdoneBefore && own == before.score
      isPlainFound = isPlainFound || isFitting && found.score.isPlain
    }
    state = before
    state.isFailed = true
    return false
  }

  /// Whether what is handed over is known at the end of a way, or wasn't where it began: `.label` for something that has
  /// no such member is no argument that fits.
  private func knows(_ arguments: [ArgumentType], in found: SolverState, asIn before: SolverState) -> Bool {
    func holes() -> [Bool] { arguments.map { simplify($0.type).hasHoles } }
    let current = state
    defer { state = current }
    state = found
    let after = holes()
    state = before
    return zip(after, holes()).allSatisfy { !$0 || $1 }
  }

  /// Whether a member of a type is preferred over one of a protocol's extension where both fit as well, whatever
  /// is found for the rest (`isDeclAsSpecializedAs`, lib/Sema/CSRanking.cpp).
  ///
  /// A name alone is a property rather than a method that isn't called.
  private func hides(_ one: Value, _ other: Value, _ site: CallSite?) -> Bool {
    if site == nil, !one.isFunction, other.isFunction { return true }
    return one.isFunction && other.isFunction && other.isInProtocolExtension && one.owner?.isProtocol == false
      && one.isGeneric == other.isGeneric
      && program.interface(of: one).parameters?.count == program.interface(of: other).parameters?.count
  }

  /// Whether what is about to be tried can't become better than what was found: its closures, which take the most
  /// time, need not be looked into then.
  private func isOutdone(_ value: Value, by other: Value, _ best: [SolverState]) -> Bool {
    guard let found = best.first, !(state.score < found.score), hasClosures else { return false }
    return isMoreSpecific(other, than: value)
  }

  private var hasClosures: Bool {
    !state.ready.isEmpty
      || state.waiting.contains { if case .closure(_, let site) = $0 { isLate(site) } else { false } }
  }

  /// Disfavored declarations last, and the most specific first where closures are handed over: once it fits, the
  /// others are outdone before theirs are looked into.
  private func specificFirst(_ all: [Viable], _ site: CallSite?) -> [Viable] {
    func isDisfavored(_ one: Candidate) -> Bool { one.value?.isDisfavored ?? false }
    let all = all.filter { !isDisfavored($0.candidate) } + all.filter { isDisfavored($0.candidate) }
    if site == nil { return all.filter { !$0.candidate.isMethod } + all.filter { $0.candidate.isMethod } }
    guard let site, all.count <= 4, site.arguments.contains(where: \.isClosure) else { return all }
    var ordered: [Viable] = []
    for one in all {
      let place = ordered.firstIndex { other in
        guard let mine = one.candidate.value, let theirs = other.candidate.value else { return false }
        return isMoreSpecific(mine, than: theirs)
      }
      ordered.insert(one, at: place ?? ordered.endIndex)
    }
    return ordered
  }

  /// Whether an operator takes two of one type, as is favored where one of them is a literal.
  private func isOfOneType(_ value: Value) -> Bool {
    guard let parameters = program.interface(of: value).parameters, let first = parameters.first else {
      return false
    }
    return parameters.allSatisfy { $0.type === first.type }
  }

  /// Operators of types before those of protocols and generic types, which are not tried where one of the
  /// first fits (`DisjunctionStep::shouldSkip`, lib/Sema/CSStep.cpp).
  private func plainFirst(_ all: [Viable]) -> [Viable] {
    all.filter { !($0.candidate.value?.isAbstractOperator ?? false) }
      + all.filter { $0.candidate.value?.isAbstractOperator ?? false }
  }

  func remove(_ disjunction: Disjunction) {
    state.waiting.removeAll { constraint in
      if case .choice(let other) = constraint { other === disjunction } else { false }
    }
  }
}

extension Disjunction {
  var isOperator: Bool { candidates.first?.value?.isOperator ?? false }
}

extension Candidate {
  fileprivate var isMethod: Bool { value?.isFunction ?? false }
}

extension Value {
  /// Whether it is an operator of a protocol, of a generic type, or with type parameters of its own.
  var isAbstractOperator: Bool {
    isGeneric || owner.map { $0.isProtocol || !$0.allParameters.isEmpty } ?? false
  }
}
