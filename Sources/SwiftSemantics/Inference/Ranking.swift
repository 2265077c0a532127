import EarshotSwiftCode

extension Solver {
  /// Of solutions with one score the one whose declarations are the most specific; the first where none is.
  func choose(among solutions: [SolverState]) -> SolverState? {
    guard var best = solutions.first else { return nil }
    var isBestAlone = true
    for other in solutions.dropFirst() {
      switch compare(other, with: best) {
      case .better: (best, isBestAlone) = (other, true)
      case .same: isBestAlone = false
      case .worse: break
      }
    }
    if !isBestAlone { report.metAmbiguity = true }
    return best
  }

  private enum Order {
    case better, worse, same
  }

  /// Looks at every name that means something else in the two.
  private func compare(_ one: SolverState, with other: SolverState) -> Order {
    var score = 0
    // In the order of the code: what is asked of the SDK is read then, and must not depend on chance.
    let different = one.found.choices.filter { key, choice in
      choice.candidate.value !== other.found.choices[key]?.candidate.value
    }
    for (key, choice) in different.inOrder {
      guard let mine = choice.candidate.value, let theirs = other.found.choices[key]?.candidate.value else {
        continue
      }
      // What is deeper inside weighs more (`getWeight`, lib/Sema/CSRanking.cpp).
      switch compare(mine, theirs) {
      case .better: score += depth(of: key, in: one)
      case .worse: score -= depth(of: key, in: one)
      case .same: break
      }
    }
    return score > 0 ? .better : score < 0 ? .worse : .same
  }

  /// How many expressions one is in, itself included.
  private func depth(of expression: Expression, in state: SolverState) -> Int {
    let span = expression.span
    return 1
      + state.found.types.keys.count {
        $0 !== expression && $0.span.start <= span.start && span.end <= $0.span.end
      }
  }

  func isMoreSpecific(_ one: Value, than other: Value) -> Bool { compare(one, other) == .better }

  private func compare(_ one: Value, _ other: Value) -> Order {
    // A name alone is a property rather than a method that isn't called.
    let isMethod = one.isFunction && !one.isOperator
    if isMethod != (other.isFunction && !other.isOperator) { return isMethod ? .worse : .better }
    if let better = prefersKeyPath(one, to: other) { return better ? .better : .worse }
    let forward = isAsSpecific(one, as: other)
    let backward = isAsSpecific(other, as: one)
    if forward != backward { return forward ? .better : .worse }
    return forward ? compareOwners(one, other) : .same
  }

  /// A member by `subscript(dynamicMember:)` comes after every other, and a key path says more of it than a text
  /// (`compareSolutions`, lib/Sema/CSRanking.cpp); nil where the two don't differ so.
  private func prefersKeyPath(_ one: Value, to other: Value) -> Bool? {
    func isByKeyPath(_ value: Value) -> Bool? {
      guard value.isSubscript, let parameter = program.interface(of: value).parameters?.first,
        parameter.label == "dynamicMember"
      else { return nil }
      return parameter.type.nominal?.name.hasSuffix("KeyPath") ?? false
    }
    let (mine, theirs) = (isByKeyPath(one), isByKeyPath(other))
    guard mine != theirs else { return nil }
    guard let mine, theirs != nil else { return mine == nil }
    return mine
  }

  /// A class before those that it inherits from, a protocol before those that it refines.
  private func compareOwners(_ one: Value, _ other: Value) -> Order {
    guard let mine = one.owner, let theirs = other.owner, mine !== theirs else { return .same }
    if mine.isProtocol, theirs.isProtocol {
      if program.inherits(mine, from: theirs) { return .better }
      if program.inherits(theirs, from: mine) { return .worse }
    } else if program.superclassType(of: mine.selfType, declaredBy: theirs) != nil {
      return .better
    } else if program.superclassType(of: theirs.selfType, declaredBy: mine) != nil {
      return .worse
    }
    return .same
  }

  /// Whether every use of the one could be one of the other, by the rules of the Swift compiler
  /// (`isDeclAsSpecializedAs`, lib/Sema/CSRanking.cpp).
  private func isAsSpecific(_ one: Value, as other: Value) -> Bool {
    if one.isFunction != other.isFunction || one.isSubscript != other.isSubscript { return false }
    if one.isFunction || one.isSubscript, one.isGeneric != other.isGeneric { return other.isGeneric }
    switch (one.isInProtocolExtension, other.isInProtocolExtension) {
    case (true, true):
      let forward = holdsEverywhere(other.context, of: one.context)
      if forward != holdsEverywhere(one.context, of: other.context) { return forward }
    case (true, false): return false
    case (false, true): return true
    case (false, false): break
    }
    let isRequirement = one.owner?.isProtocol ?? false
    if isRequirement != other.owner?.isProtocol ?? false { return !isRequirement }
    return takesLess(one, than: other)
  }

  /// Whether what an extension of a protocol asks for is so in all of what another one extends.
  private func holdsEverywhere(_ wanted: Context, of given: Context) -> Bool {
    guard let mine = given.nominal?.selfParameter, let theirs = wanted.nominal?.selfParameter else {
      return false
    }
    let map: Substitution = [theirs: program.types.make(.parameter(mine))]
    return wanted.signature.requirements.allSatisfy { program.holds($0, map, in: given) == .yes }
  }

  /// Whether the arguments of every call of the one could be those of a call of the other.
  private func takesLess(_ one: Value, than other: Value) -> Bool {
    let mine = program.interface(of: one)
    let theirs = program.interface(of: other)
    let trial = Solver(program: program, context: one.inside)
    trial.effort.depth = 1
    let map = trial.openForComparison(other, with: one)
    func put(_ type: Type) -> Type { program.substitute(type, map, in: trial.context) }
    guard let some = mine.parameters, let others = theirs.parameters else {
      if (mine.parameters == nil) != (theirs.parameters == nil) { return false }
      trial.relate(.subtype, mine.result, put(theirs.result))
      return trial.solve(outer: 0)
    }
    guard let pairs = pair(some, others) else { return false }
    for (given, wanted) in pairs {
      if given.isVariadic, !wanted.isVariadic { return false }
      if given.isInOut != wanted.isInOut { return false }
      if case .expansion = wanted.type.kind { continue }
      trial.relate(.subtype, given.type, put(wanted.type))
    }
    return trial.solve(outer: 0)
  }

  /// The parameters of one and those of another that take the same arguments; trailing closures go together.
  private func pair(
    _ some: [Value.Parameter], _ others: [Value.Parameter]
  ) -> [(Value.Parameter, Value.Parameter)]? {
    guard some.count <= others.count || others.contains(where: \.isVariadic) else { return nil }
    var some = some[...]
    var others = others[...]
    var pairs: [(Value.Parameter, Value.Parameter)] = []
    if let mine = some.last, let theirs = others.last, mine.type.function != nil, theirs.type.function != nil
    {
      pairs.append((mine, theirs))
      some.removeLast()
      others.removeLast()
    }
    while let given = some.first {
      guard let wanted = others.first else { return nil }
      if given.label == wanted.label {
        pairs.append((given, wanted))
        some.removeFirst()
        if !wanted.isVariadic || given.isVariadic { others.removeFirst() }
      } else if wanted.hasDefault || wanted.isVariadic {
        others.removeFirst()
      } else {
        return nil
      }
    }
    return others.allSatisfy { $0.hasDefault || $0.isVariadic } ? pairs : nil
  }

  /// What the parameters of a declaration stand for where it is held against another: anything.
  fileprivate func openForComparison(_ other: Value, with one: Value) -> Substitution {
    var map: Substitution = [:]
    let owner = other.owner
    // What operators are declared in says nothing of their operands (`computeSelfTypeRelationship`,
    // lib/Sema/CSRanking.cpp).
    let isOperator = one.isOperator && other.isOperator
    if let selfParameter = owner?.selfParameter {
      let variable = newVariable()
      map[selfParameter] = variable
      if let mine = one.owner, !isOperator { relate(.equal, variable, mine.selfType) }
    } else if let owner {
      for parameter in owner.allParameters {
        map[parameter] = one.owner === owner ? program.types.make(.parameter(parameter)) : newVariable()
      }
    }
    for parameter in other.parameters + other.implicitParameters { map[parameter] = openParameter(parameter) }
    let known = owner.map { $0.isProtocol ? 0 : $0.signature.requirements.count } ?? 0
    for requirement in other.inside.signature.requirements.dropFirst(known) { require(requirement, map) }
    return map
  }
}

extension Value {
  /// Whether it has type parameters of its own.
  var isGeneric: Bool { !parameters.isEmpty || !implicitParameters.isEmpty }

  var isInProtocolExtension: Bool {
    if case .extended(let part) = context.kind { return part.nominal.isProtocol }
    return false
  }
}
