/// A call with an argument that can't be known may mean several declarations: which one is left open, and is not tried.
extension Solver {
  /// Leaves a choice open where nothing but a gap could decide it.
  /// - Parameter fitting: the meanings that are left.
  /// - Returns: whether it was.
  func leaveOpen(_ disjunction: Disjunction, _ site: CallSite?, _ fitting: [Candidate]) -> Bool {
    guard let site, site.arguments.contains(where: { simplify($0.type).isHole }) else { return false }
    let cause: GapCause = "which \(disjunction.name.base) is meant: an argument is not known"
    let hole = types.hole(cause)
    state.score.add(.hole)
    // What is disfavored is not meant where something else fits as well.
    let favored = fitting.filter { !($0.value?.isDisfavored ?? false) }
    if favored.count == 1 {
      take(favored[0], of: disjunction)
      return true
    }
    if let one = ofReceiver(favored, site) ?? alike(fitting, site) {
      take(one, of: disjunction)
      return true
    }
    if keepContent(site, fitting) {
      relate(.equal, hole, disjunction.type)
      return true
    }
    if let one = modifier(disjunction, site, favored) {
      take(one, of: disjunction)
      return true
    }
    // Where all that could be meant give one type, that much is known: `==` gives a Bool.
    guard let result = commonResult(of: fitting) else {
      relate(.equal, hole, disjunction.type)
      return true
    }
    let parameters = site.arguments.map { _ in FunctionType.Parameter(type: hole) }
    relate(.equal, types.function(FunctionType(parameters: parameters, result: result)), disjunction.type)
    return true
  }

  /// What a view, or another value that stays known with something unknown, is given may be taken by any of several: the
  /// most specific one is as good as any.
  private func modifier(_ disjunction: Disjunction, _ site: CallSite, _ candidates: [Candidate]) -> Candidate?
  {
    guard case .member? = disjunction.expression?.kind, let base = candidates.first?.receiver.map(simplify),
      candidates.allSatisfy({
        $0.value?.isFunction == true && $0.value?.isStatic == false && $0.receiver.map(simplify) === base
      }),
      program.standIn(for: base, in: site.context) != nil
    else { return nil }
    return candidates.first { candidate in
      guard let value = candidate.value else { return false }
      return !candidates.contains { other in
        other.value.map { $0 !== value && isMoreSpecific($0, than: value) } ?? false
      }
    } ?? candidates.first
  }

  /// The member that takes in the place of what isn't known what its receiver says: an element, a key. Others take
  /// something more special there, an index or another collection.
  private func ofReceiver(_ candidates: [Candidate], _ site: CallSite) -> Candidate? {
    guard let receiver = candidates.first?.receiver.map(simplify), !receiver.hasVariables, !receiver.isHole
    else {
      return nil
    }
    let taking = candidates.filter { candidate in
      guard let value = candidate.value, !value.isInitializer, candidate.receiver.map(simplify) === receiver,
        let parameters = program.interface(of: value).parameters,
        let taken = ArgumentMatching.match(site.arguments, to: parameters.map(\.shape))
      else { return false }
      return zip(parameters, taken).allSatisfy { parameter, places in
        places.allSatisfy { !simplify(site.arguments[$0].type).isHole } || parameter.type.isOfOwner(of: value)
      }
    }
    return taking.first { candidate in
      guard let value = candidate.value else { return false }
      return !taking.contains { other in
        other.value.map { $0 !== value && isMoreSpecific($0, than: value) } ?? false
      }
    }
  }

  /// One of several that take all that is known in the same way, and differ in what they take the rest as: the title of
  /// a button as a key or as a text. The one that takes most comes first.
  private func alike(_ candidates: [Candidate], _ site: CallSite) -> Candidate? {
    var known: [TakenArgument]?
    var chosen: (candidate: Candidate, takesAny: Bool)?
    for candidate in candidates {
      guard let value = candidate.value, let first = candidates.first, giveAlike(first, candidate),
        let taken = takenArguments(value, site)
      else { return nil }
      if let known, known != taken.known { return nil }
      known = taken.known
      if chosen == nil || taken.takesAny && chosen?.takesAny == false { chosen = (candidate, taken.takesAny) }
    }
    return chosen?.candidate
  }

  /// Whether two give values of one type, or are modifiers of one view: what is opaque of them is what they stand on,
  /// with something more.
  private func giveAlike(_ one: Candidate, _ other: Candidate) -> Bool {
    guard let first = one.value, let second = other.value else { return false }
    if first.isInitializer { return second.isInitializer && first.owner === second.owner }
    guard let receiver = one.receiver.map(simplify), other.receiver.map(simplify) === receiver,
      first.isFunction, second.isFunction
    else { return false }
    switch (program.interface(of: first).result.kind, program.interface(of: second).result.kind) {
    case (.opaque(let one, _), .opaque(let other, _)): return one.uses.map(\.type) == other.uses.map(\.type)
    default: return program.interface(of: first).result === program.interface(of: second).result
    }
  }

  private struct TakenArgument: Equatable {
    var type: Type
    var builder: Type?
  }

  /// How a declaration takes the arguments that are known, and whether it takes anything for the others.
  private func takenArguments(_ value: Value, _ site: CallSite) -> (known: [TakenArgument], takesAny: Bool)? {
    guard let parameters = program.interface(of: value).parameters,
      let taken = ArgumentMatching.match(site.arguments, to: parameters.map(\.shape))
    else { return nil }
    var known: [(Int, TakenArgument)] = []
    var takesAny = true
    for (parameter, places) in zip(parameters, taken) {
      for place in places {
        if !simplify(site.arguments[place].type).isHole {
          known.append((place, TakenArgument(type: parameter.type, builder: parameter.builder)))
        } else if !parameter.type.isAbstract {
          takesAny = false
        }
      }
    }
    return (known.sorted { $0.0 < $1.0 }.map(\.1), takesAny)
  }

  /// What a call gives is known before its meaning is where all that could be meant give one type
  /// (`simplifyAppliedOverloads`, lib/Sema/CSSimplify.cpp): what stands around it need not wait for the choice then.
  /// - Returns: whether that says something new.
  func shareResults() -> Bool {
    var sites: [Int: CallSite] = [:]
    for case .call(let site) in state.waiting where simplify(site.result).hasVariables {
      if let number = simplify(site.callee).variable { sites[number] = site }
    }
    if sites.isEmpty { return false }
    var isNew = false
    for case .choice(let disjunction) in state.waiting {
      guard let number = simplify(disjunction.type).variable, let site = sites[number],
        let result = sharedResult(of: disjunction, site)
      else { continue }
      relate(.equal, result, site.result)
      isNew = true
    }
    return isNew
  }

  private func sharedResult(of disjunction: Disjunction, _ site: CallSite) -> Type? {
    if let known = disjunction.sharedResult { return known }
    let taking = disjunction.candidates.filter { $0.value.map { takes($0, site.labels) } ?? true }
    let result = commonResult(of: taking)
    disjunction.sharedResult = .some(result)
    return result
  }

  private func commonResult(of candidates: [Candidate]) -> Type? {
    var common: Type?
    for candidate in candidates {
      guard case .value(let value, _) = candidate.meaning, value.isFunction || value.isOperator else {
        return nil
      }
      let interface = program.interface(of: value)
      let result = interface.result
      guard !interface.isImplicitlyUnwrapped, !result.hasParameters, common == nil || common === result else {
        return nil
      }
      common = result
    }
    return common
  }
}

extension Type {
  /// Whether it is a type parameter of the type that a member belongs to, or an associated type of that.
  fileprivate func isOfOwner(of member: Value) -> Bool {
    switch kind {
    case .parameter(let parameter):
      !member.parameters.contains(parameter) && !member.implicitParameters.contains(parameter)
    case .member(let base, _): base.isOfOwner(of: member)
    default: false
    }
  }
}
