import EarshotSwiftCode

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
    var best: (disjunction: Disjunction, site: CallSite?, rank: Int)?
    for disjunction in disjunctions {
      let site = simplify(disjunction.type).variable.flatMap { sites[$0] }
      let rank = rank(disjunction, site, uses)
      if best.map({ rank < $0.rank }) ?? true { best = (disjunction, site, rank) }
    }
    return best.map { .choose($0.disjunction, $0.site) }
  }

  private func rank(_ disjunction: Disjunction, _ site: CallSite?, _ uses: [Int: VariableUse]) -> Int {
    let count = viable(disjunction, site).count
    if count <= 1 { return count }
    guard let site else { return count * 4 }
    var open = 0
    for argument in site.arguments {
      let type = simplify(argument.type)
      if let number = type.variable {
        if uses[number]?.isOpen ?? false, uses[number]?.literals.isEmpty ?? true, isFromPendingCall(number) {
          open += 1
        }
      }
    }
    return open * 10_000 + count * 4
  }

  /// Whether a variable is what another undecided call gives.
  private func isFromPendingCall(_ number: Int) -> Bool {
    state.waiting.contains { constraint in
      switch constraint {
      case .call(let site): simplify(site.result).variable == number
      case .member(let site): simplify(site.result).variable == number
      case .choice(let disjunction): simplify(disjunction.type).variable == number
      default: false
      }
    }
  }

  /// The meanings that could be right by what is known of arguments and result, those that fit exactly first.
  func viable(_ disjunction: Disjunction, _ site: CallSite?) -> [(candidate: Candidate, isExact: Bool)] {
    let bound = simplify(disjunction.type)
    var exact: [(Candidate, Bool)] = []
    var other: [(Candidate, Bool)] = []
    for candidate in disjunction.candidates {
      switch fit(candidate, site, bound) {
      case .no: continue
      case .exact: exact.append((candidate, true))
      case .maybe: other.append((candidate, false))
      }
    }
    return exact + other
  }

  private enum Fit {
    case no, maybe, exact
  }

  private func fit(_ candidate: Candidate, _ site: CallSite?, _ bound: Type) -> Fit {
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
        switch couldBe(argument, wanted, value) {
        case .no: return .no
        case .maybe: isExact = false
        case .exact: break
        }
      }
    }
    if !resultCouldBe(interface.result, site, value) { return .no }
    return isExact ? .exact : .maybe
  }

  private func resultCouldBe(_ result: Type, _ site: CallSite, _ value: Value) -> Bool {
    let wanted = simplify(site.result)
    guard let number = wanted.variable else {
      return wanted.isHole || couldResult(result, wanted)
    }
    for constraint in state.waiting {
      guard case .relation(_, let left, let right) = constraint, simplify(left).variable == number else {
        continue
      }
      let above = simplify(right)
      if above.variable != nil || above.isUnknownMember || above.hasHoles { continue }
      if !couldResult(result, above) { return false }
    }
    return true
  }

  /// Whether what a declaration says it gives could convert to a known type.
  private func couldResult(_ result: Type, _ wanted: Type) -> Bool {
    guard let one = result.nominal else {
      if result.isVoid { return wanted.isVoid || wanted.isAny || language.wrapped(wanted)?.isVoid ?? false }
      return true
    }
    if result.isClass { return true }
    guard let other = wanted.nominal else {
      return wanted.isExistential || wanted.isAbstract && false || wanted.variable != nil
    }
    if one === other { return true }
    if let wrapped = language.wrapped(wanted) {
      return couldResult(result, wrapped) || wrapped.variable != nil
    }
    return other.name == "AnyHashable" || one.name == "CGFloat" && other.name == "Double"
      || other.name == "CGFloat" && one.name == "Double"
  }

  private func couldBe(_ argument: Type, _ wanted: Type, _ value: Value) -> Fit {
    if argument.isHole || argument.isUnknownMember { return .maybe }
    if let number = argument.variable { return couldBe(variable: number, wanted, value) }
    switch wanted.kind {
    case .parameter, .member: return couldBe(argument, abstract: wanted, value)
    case .nominal(let nominal, let arguments):
      if argument.nominal === nominal { return argument === wanted ? .exact : .maybe }
      if nominal === language.type("Optional"), let inner = arguments.first {
        return couldBe(argument, inner, value) == .no ? .no : .maybe
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

  private func couldBe(variable number: Int, _ wanted: Type, _ value: Value) -> Fit {
    var literals: [LiteralKind] = []
    var isClosure = false
    var collection: LiteralKind?
    for constraint in state.waiting {
      switch constraint {
      case .literal(let type, let kind): if simplify(type).variable == number { literals.append(kind) }
      case .collection(let type, let kind, _): if simplify(type).variable == number { collection = kind }
      case .closure(let type, _): if simplify(type).variable == number { isClosure = true }
      default: break
      }
    }
    if isClosure {
      switch wanted.kind {
      case .function, .parameter, .member, .existential: return .maybe
      case .nominal: return wanted.takesClosure ? .maybe : .no
      default: return .no
      }
    }
    guard let kind = literals.first ?? collection, let (protocolType, preferred) = language.literal(kind)
    else { return .maybe }
    guard case .nominal(let nominal, let arguments) = wanted.kind else {
      if case .function = wanted.kind { return .no }
      return .maybe
    }
    if preferred === wanted { return .exact }
    if nominal === language.type("Optional"), let inner = arguments.first, kind != .nilLiteral {
      return couldBe(variable: number, inner, value) == .no ? .no : .maybe
    }
    if nominal.name == "AnyHashable" { return .maybe }
    return program.conformanceTable(of: nominal).entries[protocolType] != nil || wanted.isClass ? .maybe : .no
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
