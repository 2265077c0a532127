import EarshotSwiftCode

/// A meaning that could be right by what is known, and whether it fits just as it is.
typealias Viable = (candidate: Candidate, isExact: Bool)

extension Solver {
  /// The choice with the fewest meanings that could still be right, those whose arguments are known first.
  func nextChoice(_ uses: [Int: VariableUse]) -> Step? {
    var sites: [Int: CallSite] = [:]
    var disjunctions: [Disjunction] = []
    for constraint in state.waiting {
      switch constraint {
      case .call(let site):
        if let number = simplify(site.callee).variable { sites[number] = site }
      case .choice(let disjunction): disjunctions.append(disjunction)
      default: break
      }
    }
    let pending = resultsOfPendingCalls()
    var best: (disjunction: Disjunction, site: CallSite?, rank: Int)?
    for disjunction in disjunctions {
      let site = simplify(disjunction.type).variable.flatMap { sites[$0] }
      let rank = rank(disjunction, site, uses, pending, below: best?.rank ?? .max)
      if best.map({ rank < $0.rank }) ?? true { best = (disjunction, site, rank) }
      if rank == 0 { break }
    }
    return best.map { .choose($0.disjunction, $0.site, viable($0.disjunction, $0.site, uses)) }
  }

  /// - Parameter bound: the rank that counts; where this one can't be lower, it isn't counted to its end.
  private func rank(
    _ disjunction: Disjunction, _ site: CallSite?, _ uses: [Int: VariableUse], _ pending: Set<Int>,
    below bound: Int
  ) -> Int {
    guard let site else {
      let count = disjunction.candidates.count
      return count <= 1 ? count : count * 4
    }
    var open = 0
    for argument in site.arguments {
      guard let number = simplify(argument.type).variable, let use = uses[number] else { continue }
      if use.isOpen, use.literals.isEmpty, pending.contains(number) { open += 1 }
    }
    if open > 0, disjunction.candidates.contains(where: { takesOneType($0, site) }) { open = 0 }
    var count = 0
    for candidate in disjunction.candidates where fit(candidate, site, uses) != .no {
      count += 1
      if count > 1, open * 10_000 + count * 4 >= bound { break }
    }
    return count <= 1 ? count : open * 10_000 + count * 4
  }

  /// The variables that undecided calls and names give.
  private func resultsOfPendingCalls() -> Set<Int> {
    var found: Set<Int> = []
    for constraint in state.waiting {
      let result: Type
      switch constraint {
      case .call(let site): result = site.result
      case .member(let site): result = site.result
      case .choice(let disjunction): result = disjunction.type
      default: continue
      }
      if let number = simplify(result).variable { found.insert(number) }
    }
    return found
  }

  /// The meanings that could be right by what is known of arguments and result, those that fit exactly first.
  ///
  /// - Parameter uses: what waits for each variable.
  func viable(
    _ disjunction: Disjunction, _ site: CallSite?, _ uses: [Int: VariableUse]
  ) -> [Viable] {
    var exact: [Viable] = []
    var ofOneType: [Viable] = []
    var other: [Viable] = []
    for candidate in disjunction.candidates {
      switch fit(candidate, site, uses) {
      case .no: continue
      case .exact: exact.append((candidate, true))
      case .maybe where takesOneType(candidate, site): ofOneType.append((candidate, false))
      case .maybe: other.append((candidate, false))
      }
    }
    return exact + ofOneType + other
  }

  /// Whether an operator takes all that it stands between as the type which is known of one: in `60 * 60 * hours` the
  /// second `*` needs nothing of the first to be chosen, and says what that has to give. Such a meaning is favored
  /// (`determineBestChoicesInContext`, lib/Sema/CSOptimizer.cpp).
  private func takesOneType(_ candidate: Candidate, _ site: CallSite?) -> Bool {
    guard let site, site.arguments.count == 2, let value = candidate.value, value.isOperator,
      !value.isAbstractOperator, let parameters = program.interface(of: value).parameters,
      parameters.count == 2, parameters[0].type === parameters[1].type
    else { return false }
    return site.arguments.contains { simplify($0.type) === parameters[0].type }
  }

  private enum Fit {
    case no, maybe, exact
  }

  private func fit(_ candidate: Candidate, _ site: CallSite?, _ uses: [Int: VariableUse]) -> Fit {
    guard case .value(let value, _) = candidate.meaning, let site else { return .maybe }
    let interface = program.interface(of: value)
    guard let parameters = interface.parameters else {
      return interface.result.function != nil || interface.result.isAbstract
        || interface.result.nominal != nil
        ? .maybe : .no
    }
    guard let taken = ArgumentMatching.match(site.arguments, to: parameters.map(\.shape)) else { return .no }
    var isExact = value.parameters.isEmpty && !(value.owner?.isProtocol ?? false)
    for (index, parameter) in parameters.enumerated() {
      for place in taken[index] {
        let argument = simplify(site.arguments[place].type)
        var wanted =
          parameter.isAutoclosure ? parameter.type.function?.result ?? parameter.type : parameter.type
        if site.arguments[place].isInOut, let pointee = language.pointee(wanted) { wanted = pointee }
        switch couldBe(argument, wanted, value, uses) {
        case .no: return .no
        case .maybe: isExact = false
        case .exact: break
        }
      }
    }
    if !resultCouldBe(interface.result, site, uses) { return .no }
    return isExact ? .exact : .maybe
  }

  private func resultCouldBe(_ result: Type, _ site: CallSite, _ uses: [Int: VariableUse]) -> Bool {
    let wanted = simplify(site.result)
    guard let number = wanted.variable else {
      return wanted.isHole || couldResult(result, wanted)
    }
    return (uses[number]?.above ?? []).allSatisfy { $0.hasHoles || couldResult(result, $0) }
  }

  /// Whether what a declaration says it gives could convert to a known type.
  private func couldResult(_ result: Type, _ wanted: Type) -> Bool {
    guard let one = result.nominal else {
      if result.isVoid { return wanted.isVoid || wanted.isAny || language.wrapped(wanted)?.isVoid ?? false }
      return true
    }
    if result.isClass { return true }
    guard let other = wanted.nominal else {
      return wanted.isExistential || wanted.variable != nil
    }
    if one === other { return true }
    if let wrapped = language.wrapped(wanted) {
      return couldResult(result, wrapped) || wrapped.variable != nil
    }
    return other.name == "AnyHashable" || one.name == "CGFloat" && other.name == "Double"
      || other.name == "CGFloat" && one.name == "Double"
  }

  private func couldBe(
    _ argument: Type, _ wanted: Type, _ value: Value, _ uses: [Int: VariableUse]
  ) -> Fit {
    if argument.isHole || argument.isUnknownMember { return .maybe }
    if let number = argument.variable { return couldBe(variable: uses[number], wanted, value) }
    switch wanted.kind {
    case .parameter, .member: return couldBe(argument, abstract: wanted, value)
    case .nominal(let nominal, let arguments):
      if argument.nominal === nominal { return argument === wanted ? .exact : .maybe }
      if nominal === language.type("Optional"), let inner = arguments.first {
        return couldBe(argument, inner, value, uses) == .no ? .no : .maybe
      }
      if nominal.name == "AnyHashable" { return .maybe }
      if argument.isClass || argument.isAbstract || argument.isExistential {
        return wanted.isClass ? .maybe : .no
      }
      let isNumber =
        nominal.name == "CGFloat" && argument.nominal?.name == "Double"
        || nominal.name == "Double" && argument.nominal?.name == "CGFloat"
      return isNumber ? .maybe : .no
    case .function: return argument.function != nil ? .maybe : .no
    case .tuple(let elements):
      if case .tuple(let given) = argument.kind {
        return given.count == elements.count || elements.contains(where: \.isExpansion) ? .maybe : .no
      }
      return .no
    case .metatype: return argument.instance != nil ? .maybe : .no
    default: return .maybe
    }
  }

  /// A type parameter of the declaration takes what conforms to what is required of it.
  private func couldBe(_ argument: Type, abstract wanted: Type, _ value: Value) -> Fit {
    guard case .parameter(let parameter) = wanted.kind, !argument.hasVariables else { return .maybe }
    let isOwn =
      value.parameters.contains(parameter) || value.implicitParameters.contains(parameter)
      || value.owner?.selfParameter === parameter
    guard isOwn else { return .maybe }
    for requirement in value.inside.signature.requirements {
      guard case .conforms(let other, let use) = requirement, other === wanted else { continue }
      if program.conforms(argument, to: use.type, in: context) == .no, !opens(argument, to: use.type) {
        return .no
      }
    }
    return .maybe
  }

  /// Whether an existential conforms once it is opened (SE-0352).
  func opens(_ type: Type, to protocolType: NominalType) -> Bool {
    guard case .existential(let existential) = type.kind else { return false }
    return program.closure(of: existential.protocols).contains { $0.type === protocolType }
  }

  private func couldBe(variable use: VariableUse?, _ wanted: Type, _ value: Value) -> Fit {
    guard let use else { return .maybe }
    if let closure = use.closure {
      switch wanted.kind {
      case .function(let function): return couldTake(closure, function.parameters, value) ? .maybe : .no
      case .parameter, .member, .existential: return .maybe
      case .nominal: return wanted.takesClosure ? .maybe : .no
      default: return .no
      }
    }
    guard let kind = use.firstLiteral ?? use.collection?.kind,
      let (protocolType, preferred) = language.literal(kind)
    else { return .maybe }
    guard case .nominal(let nominal, let arguments) = wanted.kind else {
      if case .function = wanted.kind { return .no }
      return .maybe
    }
    if preferred === wanted { return .exact }
    if nominal === language.type("Optional"), let inner = arguments.first, kind != .nilLiteral {
      return couldBe(variable: use, inner, value) == .no ? .no : .maybe
    }
    if nominal.name == "AnyHashable" { return .maybe }
    return program.conformanceTable(of: nominal).entries[protocolType] != nil || wanted.isClass ? .maybe : .no
  }

  /// Whether a closure of so many parameters could be a function of these, whose types may not be known yet.
  private func couldTake(_ closure: Closure, _ wanted: [FunctionType.Parameter], _ value: Value) -> Bool {
    if closure.parameterCount == wanted.count { return true }
    guard wanted.count == 1 else {
      return closure.parameters == nil && closure.parameterCount == 1
        || wanted.contains { $0.type.isExpansion }
    }
    // A pair for two, nothing for `()`: looked into where the closure is. What has to conform to something is no tuple.
    let only = wanted[0].type
    switch only.kind {
    case .tuple, .member, .variable, .hole, .opaque, .pack, .expansion: return true
    case .parameter:
      return !value.inside.signature.requirements.contains {
        if case .conforms(let subject, _) = $0 { subject === only } else { false }
      }
    default: return false
    }
  }
}

extension Value.Parameter {
  /// What matching arguments looks at.
  var shape: ParameterShape {
    ParameterShape(
      label: label, hasDefault: hasDefault, isVariadic: isVariadic, takesClosure: type.takesClosure,
      isPack: type.isExpansion)
  }
}
