import EarshotSwiftCode

/// What to try next where nothing follows by itself.
enum Step {
  /// The types that a variable could be; the second where none of the first is.
  case bind(Int, [Type], fallback: [Type])
  /// One of the meanings that could be right.
  case choose(Disjunction, CallSite?, [Viable])
  /// Something that waits in vain is looked at without what it waits for.
  case force(Constraint)
}

extension Solver {
  func nextStep(_ outer: Int) -> Step? {
    effort.lookThrough(state.waiting.underestimatedCount)
    let uses = uses()
    let own = uses.keys.filter { $0 >= outer }.sorted().compactMap { number in
      uses[number].map { (key: number, value: $0) }
    }
    if let step = binding(own, uses, isSettled: true) { return step }
    if let step = unknownBase(own) { return step }
    if let step = implicitBase(outer, uses) { return step }
    if let step = nextChoice(uses) { return step }
    if let step = binding(own, uses, isSettled: false) { return step }
    if let step = lateClosure() { return step }
    if let step = openClosure(outer) { return step }
    if let step = literalBinding(own, uses) { return step }
    if let step = binding(own, uses, isSettled: false, allowsSeveral: true) { return step }
    if let step = forced(outer, uses) { return step }
    if let step = expectedOptional(outer) { return step }
    if let step = uncertainCoercion(outer) { return step }
    for (number, use) in own {
      if let hole = use.hole { return .bind(number, [hole], fallback: []) }
    }
    for (number, use) in own where !(use.below.isEmpty && use.above.isEmpty) {
      return .bind(number, use.below + use.above, fallback: [])
    }
    return leftOver(own)
  }

  /// What something is called on, or asked of, that is known to be unknown says no more of what it is given.
  private func unknownBase(_ own: [(key: Int, value: VariableUse)]) -> Step? {
    for (number, use) in own where use.isAsked || use.isCalled {
      guard let hole = use.hole, use.isEqualToHole, use.below.isEmpty, use.above.isEmpty else { continue }
      return .bind(number, [hole], fallback: [])
    }
    return nil
  }

  /// The type of which `.init(red: 16 / 255, …)` is a member, where only one can be wanted: what its arguments are
  /// for is known before their operators are chosen.
  private func implicitBase(_ outer: Int, _ uses: [Int: VariableUse]) -> Step? {
    for case .member(let site) in state.waiting where site.isImplicit {
      guard let number = simplify(site.base).variable, number >= outer, let use = uses[number],
        use.below.isEmpty, use.literals.isEmpty, use.collection == nil, use.above.count == 1,
        let type = use.above.first, type.nominal != nil, !type.isClass, !type.hasVariables,
        language.wrapped(type) == nil
      else { continue }
      return .bind(number, [type], fallback: [])
    }
    return nil
  }

  /// - Parameter allowsSeveral: whether what several unrelated types convert to is looked for: what stands
  ///   around says it, if it is read first.
  private func binding(
    _ own: [(key: Int, value: VariableUse)], _ uses: [Int: VariableUse], isSettled: Bool,
    allowsSeveral: Bool = false
  ) -> Step? {
    for (number, use) in own {
      guard !(use.below.isEmpty && use.above.isEmpty), !use.isClosure, !use.isKeyPath else { continue }
      if !allowsSeveral, use.isElement, use.above.isEmpty, areUnrelated(join(use.below)) { continue }
      // That anything will do for it says less than a member that is still to be found.
      if !allowsSeveral, use.isInside, use.below.isEmpty, use.above.allSatisfy(\.isExistential) { continue }
      // Nor does the class that it has to inherit from.
      if !allowsSeveral, use.below.isEmpty, use.above.count == use.bounds.count { continue }
      if isSettled {
        // What a list holds may be said by what the list is handed to.
        guard !use.isOpen, !(use.isElement && lenience.widensElements), use.variablesAbove.isEmpty,
          use.variablesBelow.allSatisfy({ uses[$0]?.isOpen != true }),
          (use.below + use.above).allSatisfy({ !$0.hasVariables })
        else { continue }
        if let holder = holder(of: number, own) { return bind(holder.key, holder.value, uses) }
        // Whoever is still to be chosen may want others than these: `any Mark` for `[Buoy()]`.
        if use.isElement, !use.below.contains(where: \.hasHoles) { report.metOpenElements = true }
      } else if use.isOpen && !use.isAsked {
        continue
      }
      return bind(number, use, uses)
    }
    return nil
  }

  /// The variable that can only be a type in which another stands, as `S` of `[T]`. It comes first: what is asked of
  /// it may say more of the other (`S.Element == (Key, Value)`) than what converts to that.
  private func holder(of number: Int, _ own: [(key: Int, value: VariableUse)]) -> (
    key: Int, value: VariableUse
  )? {
    own.first { _, use in
      guard !use.isOpen, !use.isClosure, !use.isKeyPath, use.above.isEmpty, use.variablesAbove.isEmpty,
        use.variablesBelow.isEmpty, use.literals.isEmpty, use.collection == nil, use.below.count == 1
      else { return false }
      let below = use.below[0]
      guard below.nominal != nil, below.hasVariables else { return false }
      var inside: [Int] = []
      below.variables(into: &inside)
      return inside.contains(number)
    }
  }

  private func bind(_ number: Int, _ use: VariableUse, _ uses: [Int: VariableUse]) -> Step {
    let literals = literals(below: number, uses)
    var first: [Type] = []
    func add(_ type: Type) { if !first.contains(type) { first.append(type) } }
    let belows = join(use.below)
    // What a literal is handed on as is no existential either: `[1].reduce(into: [:]) { … }` as Any.
    let isHandedOn = belows.isEmpty && use.above.contains { (language.wrapped($0) ?? $0).isExistential }
    let collection = use.collection ?? (isHandedOn ? self.collection(below: number, uses) : nil)
    for type in belows {
      if literals.contains(.nilLiteral), language.wrapped(type) == nil {
        add(language.optional(type))
      } else {
        add(type)
      }
    }
    if belows.isEmpty || !use.literals.isEmpty || collection != nil {
      for type in use.above {
        let isLiteral = !literals.isEmpty || collection != nil
        var type = type
        // No literal but `nil` is an optional: it is what is inside. Nor is what is of an unknown type elsewhere an optional
        // of another: `.sheet(item: $unknown) { Page(of: $0) }`.
        let isUnknown = use.isEqualToHole && language.wrapped(type)?.isHole ?? false
        if isLiteral ? !literals.contains(.nilLiteral) : isUnknown {
          while let wrapped = language.wrapped(type) { type = wrapped }
        }
        if isLiteral,
          type.variable != nil || type.isExistential || !fits(type, literals, collection?.kind)
        {
          continue
        }
        add(type)
      }
    }
    if let preferred = preferred(for: literals),
      use.below.isEmpty || !belows.contains(where: { fits($0, literals, nil) })
    {
      add(preferred)
    }
    if let collection, use.above.contains(where: \.isExistential) || first.isEmpty {
      add(usual(collection.kind, collection.elements))
    }
    var fallback: [Type] = []
    for type in use.below where language.wrapped(type) == nil { fallback.append(language.optional(type)) }
    for type in use.below {
      var above = program.superclass(of: type)
      while let superclass = above {
        fallback.append(superclass)
        above = program.superclass(of: superclass)
      }
    }
    for type in use.above where !first.contains(type) { fallback.append(type) }
    if use.isElement, !fallback.contains(types.any) { fallback.append(types.any) }
    if first.isEmpty { first = fallback }
    return .bind(number, first, fallback: fallback.filter { !first.contains($0) })
  }

  private func fits(_ type: Type, _ literals: Set<LiteralKind>, _ collection: LiteralKind?) -> Bool {
    literals.union(collection.map { [$0] } ?? []).allSatisfy { kind in
      guard let protocolType = language.literal(kind)?.protocolType else { return true }
      let inner = kind == .nilLiteral ? type : language.wrapped(type) ?? type
      return program.conforms(inner, to: protocolType, in: context) != .no
    }
  }

  /// What several types can convert to: an optional of one, a common superclass, or each on trial.
  private func join(_ all: [Type]) -> [Type] {
    var unique: [Type] = []
    for type in all where !unique.contains(type) { unique.append(type) }
    guard unique.count > 1 else { return unique }
    if let optional = unique.first(where: { language.wrapped($0) != nil }) {
      return [optional] + unique.filter { $0 !== optional }
    }
    if let superclass = commonSuperclass(unique) { return [superclass] }
    return unique
  }

  /// Whether several types can't become one, as `(1, 2)` and `(3, 4)` in a list do: a closure may wait for that.
  private func areUnrelated(_ all: [Type]) -> Bool {
    all.dropFirst().contains { !couldBeOne(all[0], $0) }
  }

  private func couldBeOne(_ one: Type, _ other: Type) -> Bool {
    if one === other || one.variable != nil || other.variable != nil { return true }
    guard case .tuple(let some) = one.kind, case .tuple(let others) = other.kind else { return false }
    return some.count == others.count && zip(some, others).allSatisfy { couldBeOne($0.type, $1.type) }
  }

  private func commonSuperclass(_ all: [Type]) -> Type? {
    var candidate = all.first
    while let current = candidate, let nominal = current.nominal, current.isClass {
      if all.allSatisfy({ program.superclassType(of: $0, declaredBy: nominal) != nil }) { return current }
      candidate = program.superclass(of: current)
    }
    return nil
  }

  private func usual(_ kind: LiteralKind, _ elements: [Type]) -> Type {
    kind == .array ? language.array(elements[0]) : language.dictionary(elements[0], elements[1])
  }

  private func literalBinding(_ own: [(key: Int, value: VariableUse)], _ uses: [Int: VariableUse]) -> Step? {
    // A variable that others convert to comes before them: `max(1, 2.5)`.
    let ordered = own.filter { !$0.value.isOpen && !$0.value.isClosure && !$0.value.isKeyPath }
      .sorted { ($0.value.variablesAbove.count, $0.key) < ($1.value.variablesAbove.count, $1.key) }
    for (number, use) in ordered {
      guard let collection = use.collection else { continue }
      return .bind(number, [usual(collection.kind, collection.elements)], fallback: [])
    }
    for (number, use) in ordered {
      let literals = literals(below: number, uses)
      if let type = preferred(for: literals) {
        let wider = literals.contains(.integer) ? [language.double] : []
        return .bind(number, [type], fallback: use.isElement ? wider + [types.any] : wider)
      }
    }
    for (number, use) in ordered where !use.variablesBelow.isEmpty && use.variablesAbove.isEmpty {
      let below = use.variablesBelow
      if below.count == 1 { return .bind(number, [types.make(.variable(below[0]))], fallback: []) }
    }
    return nil
  }
}
