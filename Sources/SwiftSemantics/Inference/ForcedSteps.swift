import EarshotSwiftCode

/// What is done where nothing follows from anything: closures without a context, key paths, gaps.
extension Solver {
  /// A closure of several statements of which all is known that it can be told from around.
  func lateClosure() -> Step? {
    for constraint in state.waiting {
      guard case .closure(let type, let site) = constraint, isLate(site), isReady(type, site) else {
        continue
      }
      return .force(constraint)
    }
    return nil
  }

  /// A closure of one expression takes part in finding out what its parameters are.
  func openClosure(_ outer: Int) -> Step? {
    for constraint in state.waiting {
      guard case .closure(let type, let site) = constraint, site.closure.body.singleExpression != nil,
        state.found.builders[site.expression] == nil, isOwn(type, outer), expectedFunction(of: type) != nil
      else { continue }
      return .force(constraint)
    }
    return nil
  }

  /// Closures without a context, key paths, members of what only a protocol is known of.
  func forced(_ outer: Int, _ uses: [Int: VariableUse]) -> Step? {
    var last: Step?
    var member: (start: Int, step: Step)?
    for constraint in state.waiting {
      switch constraint {
      case .closure(let type, _):
        if member == nil, isOwn(type, outer) { return .force(constraint) }
      case .keyPath(let site):
        if member == nil, isOwn(site.result, outer) { return .force(constraint) }
      case .member(let site) where site.isImplicit:
        guard isOwn(site.base, outer) else { continue }
        let isKnown = simplify(site.base).variable.map { !protocols(above: $0, uses).isEmpty } ?? true
        // `isOn ? .white : .primary` is what its first member is, and the others are looked up in that.
        let start = site.expression?.span.start ?? 0
        if isKnown, member.map({ start < $0.start }) ?? true { member = (start, .force(constraint)) }
        last = last ?? .force(constraint)
      default: break
      }
    }
    return member?.step ?? last
  }

  /// `try? read()` where only what is expected around says what is read.
  func expectedOptional(_ outer: Int) -> Step? {
    for constraint in state.waiting {
      guard case .optionalOf(let type, let result) = constraint, simplify(type).variable != nil,
        isOwn(type, outer), isOwn(result, outer)
      else { continue }
      return .force(constraint)
    }
    return nil
  }

  /// `made() as NSString` where nothing else says what is made.
  func uncertainCoercion(_ outer: Int) -> Step? {
    for constraint in state.waiting {
      guard case .coercion(let type, _) = constraint, simplify(type).variable != nil, isOwn(type, outer)
      else {
        continue
      }
      return .force(constraint)
    }
    return nil
  }

  private func isOwn(_ type: Type, _ outer: Int) -> Bool {
    simplify(type).variable.map { $0 >= outer } ?? true
  }

  /// Variables that nothing says anything of.
  func leftOver(_ own: [(key: Int, value: VariableUse)]) -> Step? {
    for (number, use) in own where !use.isOpen {
      if !use.literals.isEmpty || use.collection != nil || !use.protocols.isEmpty || use.isAsked
        || !use.variablesBelow.isEmpty || !use.variablesAbove.isEmpty
      {
        state.score.add(.hole)
        return .bind(number, [types.hole("nothing says what type this is")], fallback: [])
      }
    }
    if let (number, _) = own.first {
      state.score.add(.hole)
      return .bind(number, [types.hole("nothing says what type this is")], fallback: [])
    }
    return nil
  }

  func force(_ constraint: Constraint) {
    switch constraint {
    case .closure(let type, let site):
      removeFirst { if case .closure(_, let other) = $0 { other === site } else { false } }
      if !isReady(type, site) { state.blindClosures += 1 }
      open(site, type, expected: expectedFunction(of: type))
    case .keyPath(let site):
      removeFirst { if case .keyPath(let other) = $0 { other === site } else { false } }
      finish(site)
    case .member(let site):
      removeFirst { if case .member(let other) = $0 { other === site } else { false } }
      findImplicit(site)
    case .optionalOf(let type, let result):
      removeFirst {
        if case .optionalOf(let other, let its) = $0 { other === type && its === result } else { false }
      }
      // What is inside converts to an optional (`visitOptionalTryExpr`, lib/Sema/CSGen.cpp): it may be one itself.
      relate(.equal, language.optional(newVariable()), result)
      relate(.conversion, type, result)
    case .coercion(let type, let wanted):
      removeFirst {
        if case .coercion(let other, let its) = $0 { other === type && its === wanted } else { false }
      }
      relate(.conversion, type, wanted)
    default: break
    }
  }

  private func removeFirst(_ isMeant: (Constraint) -> Bool) {
    state.waiting.removeFirst(where: isMeant)
  }

  /// What a variable has to conform to, or what it converts to has: `isOn ? .tint : .gray` as some style.
  private func protocols(above number: Int, _ uses: [Int: VariableUse]) -> [NominalType] {
    var seen: Set<Int> = []
    var pending = [number]
    var found: [NominalType] = []
    while let current = pending.popLast() {
      guard seen.insert(current).inserted, let use = uses[current] else { continue }
      found += use.protocols.filter { !found.contains($0) }
      pending += use.variablesAbove
    }
    return found
  }

  /// `.prominent` where only a protocol is asked for: what extensions of the protocol give where `Self` is
  /// said to be one type (SE-0299).
  private func findImplicit(_ site: MemberSite) {
    guard let number = simplify(site.base).variable else { return add(.member(site)) }
    let uses = uses()
    var candidates: [Candidate] = []
    for protocolType in protocols(above: number, uses) {
      for use in program.closure(of: [ProtocolUse(type: protocolType)]) {
        for value in program.ownValues(named: site.name.base, of: use.type)
        where value.isStatic && value.saysSelf(of: use.type)
          && !candidates.contains(where: { $0.value === value })
        {
          candidates.append(Candidate(meaning: .value(value, base: nil)))
        }
      }
    }
    guard !candidates.isEmpty else {
      let hole = uses[number]?.hole ?? types.hole("nothing says whose member .\(site.name.base) is")
      state.score.add(.hole)
      bind(number, to: hole)
      relate(.equal, hole, site.result)
      return
    }
    choose(candidates, as: site.result, name: site.name, expression: site.expression, in: site.context)
  }
}

extension Value {
  /// Whether `Self` of the protocol is said to be a type where this is declared.
  func saysSelf(of protocolType: NominalType) -> Bool {
    inside.signature.requirements.contains { requirement in
      guard case .same(let left, let right) = requirement, let selfParameter = protocolType.selfParameter
      else {
        return false
      }
      return [left, right].contains { if case .parameter(selfParameter) = $0.kind { true } else { false } }
    }
  }
}
