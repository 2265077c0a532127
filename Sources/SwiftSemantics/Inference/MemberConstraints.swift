import EarshotSwiftCode

extension Solver {
  func simplifyMember(_ site: MemberSite) {
    let base = simplify(site.base)
    // What is in something unknown is unknown, in its type, too.
    if let unknown = base.isHole ? base : base.instance, unknown.isHole {
      relate(.equal, unknown, site.result)
      return
    }
    if base.variable != nil || base.isUnknownMember {
      return wait(.member(site))
    }
    if let instance = base.instance, instance.variable != nil || instance.isUnknownMember {
      return wait(.member(site))
    }
    let found = site.isImplicit ? implicitMembers(site, of: base) : members(site, of: base)
    if case .done? = found { return }
    guard case .candidates(let candidates)? = found, !candidates.isEmpty else {
      let cause = GapCause.noMember(site.name.base, of: base)
      return keepReceiver(base, site, cause) ? () : passOver(undeclared: cause, site)
    }
    if isUndeclared(overload: candidates, site.labels) {
      report.metUndeclared = true
      if lenience.takesUndeclared {
        let cause = GapCause.noOverload(site.name.base, site.labels, of: base)
        return keepReceiver(base, site, cause) ? () : pass(over: cause, site.expression, gives: site.result)
      }
    }
    choose(
      withoutOutdone(fitting(candidates, site)), as: site.result, name: site.name,
      expression: site.expression,
      in: site.context)
  }

  /// Of properties of one type those that would be chosen in the end: `Color.red` is one of `Color` and one of each
  /// style that is a color, and nothing around can tell them apart.
  private func withoutOutdone(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let types = candidates.map(propertyType)
    return candidates.indices.filter { index in
      guard let type = types[index], let value = candidates[index].value else { return true }
      return !candidates.indices.contains { other in
        guard other != index, types[other] === type, let better = candidates[other].value else {
          return false
        }
        return isMoreSpecific(better, than: value)
      }
    }.map { candidates[$0] }
  }

  /// nil for what is no property of the receiver for sure.
  private func propertyType(of candidate: Candidate) -> Type? {
    guard case .value(let value, let base) = candidate.meaning, !candidate.isThroughOptional,
      !candidate.isForced, let receiver = base ?? candidate.receiver, !receiver.hasVariables
    else { return nil }
    let interface = program.interface(of: value)
    guard interface.parameters == nil else { return nil }
    let map = program.substitution(of: receiver, for: value.owner)
    let type = program.substitute(interface.result, map, in: context)
    guard !type.hasVariables, !type.hasParameters,
      value.context.signature.requirements.allSatisfy({ program.holds($0, map, in: context) == .yes })
    else { return nil }
    return type
  }

  enum Found {
    case candidates([Candidate])
    /// A member that is no declaration.
    case done
  }

  /// Whether a call has labels that nothing of the name has: what it means is declared elsewhere.
  func isUndeclared(overload candidates: [Candidate], _ labels: [String?]?) -> Bool {
    guard let labels else { return false }
    return candidates.allSatisfy { candidate in
      guard case .value(let value, _) = candidate.meaning, value.isFunction else { return false }
      return !takes(value, labels)
    }
  }

  /// Those whose labels fit the call; all where none does.
  private func fitting(_ candidates: [Candidate], _ site: MemberSite) -> [Candidate] {
    var candidates = candidates
    if site.isComponent {
      let properties = candidates.filter { !($0.value?.isFunction ?? false) }
      if !properties.isEmpty { candidates = properties }
    }
    if let labels = site.name.labels {
      let named = candidates.filter { $0.value?.has(labels: labels) ?? false }
      if !named.isEmpty { candidates = named }
    }
    guard let labels = site.labels, candidates.count > 1 else { return candidates }
    let fitting = candidates.filter { candidate in
      guard let value = candidate.value else { return true }
      guard value.isFunction || value.isSubscript else { return couldBeCalled(value, site) }
      if case .unapplied = candidate.meaning { return labels == [nil] }
      return takes(value, labels)
    }
    return fitting.isEmpty ? candidates : fitting
  }

  /// Whether what is in a property could be called: a value of a type that says so, or one of which nothing is known.
  private func couldBeCalled(_ property: Value, _ site: MemberSite) -> Bool {
    let interface = program.interface(of: property)
    guard !interface.isImplicitlyUnwrapped, let nominal = interface.result.nominal else { return true }
    if nominal.code.attributes.contains(where: { $0.name == "dynamicCallable" }) { return true }
    return !program.members(
      named: "callAsFunction", of: interface.result, isStatic: false, from: site.context
    ).isEmpty
  }

  /// Whether a call with these labels could be one of the declaration.
  func takes(_ value: Value, _ labels: [String?]) -> Bool {
    guard let parameters = program.interface(of: value).parameters else { return true }
    var position = 0
    for label in labels {
      // Trailing closures have no label and may stand for a labeled parameter.
      while position < parameters.count {
        let parameter = parameters[position]
        if parameter.label == label { break }
        if label == nil, parameter.type.takesClosure { break }
        if !(parameter.hasDefault || parameter.isVariadic || parameter.type.isExpansion
          || parameter.type.takesClosure)
        {
          return false
        }
        position += 1
      }
      guard position < parameters.count else { return false }
      if !parameters[position].isVariadic, !parameters[position].type.isExpansion { position += 1 }
    }
    // What trailing closures stand for is not told by labels alone.
    return !labels.isEmpty || parameters.allSatisfy { $0.hasDefault || $0.isVariadic || $0.type.isExpansion }
  }

  private func members(_ site: MemberSite, of base: Type) -> Found? {
    let name = site.name.base
    if let instance = base.instance { return staticMembers(site, of: instance) }
    if name == "self" {
      relate(.equal, base, site.result)
      return .done
    }
    if case .tuple(let elements) = base.kind, let type = elements.member(name) {
      relate(.equal, type, site.result)
      return .done
    }
    if base.function != nil, name == "callAsFunction" { return nil }
    let found = program.members(named: name, of: base, isStatic: false, from: site.context)
    if name == "subscript", let dynamic = dynamicSubscripts(site, of: base, besides: found) { return dynamic }
    // What an extension of other arguments declares leaves a name to the dynamic members.
    let isElsewhere =
      !found.isEmpty && found.allSatisfy { !program.couldBe($0.value, of: $0.base, in: context) }
    if found.isEmpty || isElsewhere, let dynamic = dynamicMembers(site, of: base, isStatic: false) {
      return dynamic
    }
    let own = found.map { Candidate(meaning: .value($0.value, base: $0.base), receiver: base) }
    // What is there under a condition stands beside them (`allFromConditionalConformances`, lib/Sema/CSSimplify.cpp).
    if found.allSatisfy({ program.isConditional($0.value, of: $0.base) }),
      case .candidates(let dynamic)? = dynamicMembers(site, of: base, isStatic: false)
    {
      return .candidates(own + dynamic)
    }
    return .candidates(own)
  }

  private func dynamicMembers(_ site: MemberSite, of base: Type, isStatic: Bool) -> Found? {
    guard isDynamic(base), site.name.base != "init", site.name.base != "subscript" else { return nil }
    let found = program.members(named: "subscript", of: base, isStatic: isStatic, from: site.context)
      .filter { program.interface(of: $0.value).parameters?.first?.label == "dynamicMember" }
    return .candidates(
      found.map { Candidate(meaning: .dynamic($0.value, base: $0.base, site.name), receiver: base) })
  }

  /// A subscript of what key paths of `subscript(dynamicMember:)` begin at, where the type has none that takes the
  /// arguments (SE-0252).
  private func dynamicSubscripts(_ site: MemberSite, of base: Type, besides own: [MemberCandidate]) -> Found?
  {
    guard let labels = site.labels, isDynamic(base) else { return nil }
    if own.contains(where: { takes($0.value, labels) && program.couldBe($0.value, of: $0.base, in: context) })
    {
      return nil
    }
    let found = own.filter { member in
      let parameter = program.interface(of: member.value).parameters?.first
      return parameter?.label == "dynamicMember"
        && parameter?.type.nominal?.name.hasSuffix("KeyPath") ?? false
    }
    if found.isEmpty { return nil }
    return .candidates(
      found.map { Candidate(meaning: .dynamic($0.value, base: $0.base, site.name), receiver: base) })
  }

  private func isDynamic(_ type: Type) -> Bool {
    func has(_ nominal: NominalType) -> Bool {
      nominal.code.attributes.contains { $0.name == "dynamicMemberLookup" }
    }
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      if has(nominal) || program.conformanceTable(of: nominal).uses.contains(where: { has($0.type) }) {
        return true
      }
      current = program.superclass(of: place)
    }
    if type.isAbstract { return program.bounds(of: type, in: context).protocols.contains { has($0.type) } }
    return false
  }

  private func staticMembers(_ site: MemberSite, of instance: Type) -> Found? {
    let name = site.name.base
    switch name {
    case "self":
      relate(.equal, types.metatype(instance), site.result)
      return .done
    case "Type", "Protocol":
      relate(.equal, types.metatype(types.metatype(instance)), site.result)
      return .done
    default: break
    }
    var candidates = program.members(named: name, of: instance, isStatic: true, from: site.context)
      .map { Candidate(meaning: .value($0.value, base: $0.base), receiver: instance) }
    if candidates.isEmpty, let nested = nestedType(site, of: instance) { candidates = [nested] }
    let isCalledOnInstance = site.labels != nil && site.labels != [nil]
    if candidates.isEmpty || !isCalledOnInstance {
      candidates += program.members(named: name, of: instance, isStatic: false, from: site.context)
        .filter { $0.value.isFunction && !$0.value.isInitializer }
        .map { Candidate(meaning: .unapplied($0.value, base: $0.base), receiver: instance) }
    }
    if candidates.isEmpty { return dynamicMembers(site, of: instance, isStatic: true) }
    return .candidates(candidates)
  }

  /// `.Pools` of `.Pools.order`: a type inside of another one.
  private func nestedType(_ site: MemberSite, of type: Type) -> Candidate? {
    var how = Resolution(context: site.context)
    how.open = { [unowned self] in openParameter($0) }
    let found = program.memberType(named: site.name.base, of: type, arguments: site.name.arguments, how)
    return found.map { Candidate(meaning: .type($0)) }
  }

  /// `.name` where a type is expected: its static members, and those of what an optional of it holds; the types in it,
  /// of which a chain goes on to a member.
  private func implicitMembers(_ site: MemberSite, of expected: Type) -> Found? {
    let name = site.name.base
    var candidates = program.members(named: name, of: expected, isStatic: true, from: site.context)
      .map { implicit($0, of: expected) }
    if let wrapped = language.wrapped(expected), wrapped.variable == nil {
      // Not one of optionals, so one of what it is that is not known.
      if candidates.isEmpty, wrapped.isHole {
        relate(.equal, wrapped, site.result)
        return .done
      }
      candidates += program.members(named: name, of: wrapped, isStatic: true, from: site.context).map {
        var candidate = implicit($0, of: wrapped)
        candidate.isThroughOptional = true
        return candidate
      }
    }
    if candidates.isEmpty {
      let nested =
        nestedType(site, of: expected) ?? language.wrapped(expected).flatMap { nestedType(site, of: $0) }
      candidates = nested.map { [$0] } ?? []
    }
    return .candidates(candidates)
  }

  /// A static member of an existential type is one of the type that its extension is for: `Self == Resize` (SE-0299).
  private func implicit(_ member: MemberCandidate, of expected: Type) -> Candidate {
    var base = member.base
    if expected.isExistential, let parameter = member.value.owner?.selfParameter {
      let own = types.make(.parameter(parameter))
      for case .same(let left, let right) in member.value.context.signature.requirements {
        if left === own, !right.isAbstract { base = right }
        if right === own, !left.isAbstract { base = left }
      }
    }
    return Candidate(meaning: .value(member.value, base: base), receiver: expected)
  }
}

extension [TupleElement] {
  func member(_ name: String) -> Type? {
    if let index = Int(name) { return indices.contains(index) ? self[index].type : nil }
    return first { $0.label == name }?.type
  }
}

extension Type {
  /// Whether a closure can stand for it: a function, or an optional of one.
  var takesClosure: Bool {
    switch kind {
    case .function: true
    case .nominal(let nominal, let arguments) where nominal.name == "Optional":
      arguments.first?.takesClosure ?? false
    default: false
    }
  }
}

extension Value {
  func has(labels: [String]) -> Bool {
    let own: [String?] =
      switch code {
      case .function(let code): code.parameters.map(\.label)
      case .enumCase(let code): (code.parameters ?? []).map(\.label)
      case .memberwise(let properties): properties.map(\.name)
      default: []
      }
    return own.map { $0 ?? "_" } == labels
  }
}
