import EarshotSwiftCode

/// A member that a name could mean on a base.
package struct MemberCandidate: Hashable {
  package var value: Value
  /// What `Self` and the type's parameters stand for: the base, its superclass that declares the member, or
  /// what is in an optional.
  package var base: Type
}

extension Program {
  /// The members of a name that a value (or with `isStatic` the type itself) has. Those of subclasses hide
  /// what they override; a type's own come with those of its protocols.
  package func members(
    named name: String, of base: Type, isStatic: Bool, from context: Context
  ) -> [MemberCandidate] {
    var found: [MemberCandidate] = []
    switch base.kind {
    case .nominal: addMembers(named: name, of: base, to: &found, isStatic: isStatic, from: context)
    case .parameter, .member, .opaque:
      let bounds = bounds(of: base, in: context)
      add(named: name, ofProtocols: bounds.protocols, base, to: &found, isStatic: isStatic, from: context)
      if let superclass = bounds.superclass {
        addMembers(named: name, of: superclass, to: &found, isStatic: isStatic, from: context)
      }
    case .existential(let existential):
      add(
        named: name, ofProtocols: closure(of: existential.protocols), base, to: &found, isStatic: isStatic,
        from: context)
      let above = existential.protocols.lazy.compactMap { self.inheritance(of: $0.type).superclass }.first
      if let superclass = existential.superclass ?? above {
        addMembers(named: name, of: superclass, to: &found, isStatic: isStatic, from: context)
      }
    default: break
    }
    return found
  }

  private func addMembers(
    named name: String, of base: Type, to found: inout [MemberCandidate], isStatic: Bool,
    from context: Context
  ) {
    var current: Type? = base
    var protocols: [ProtocolUse] = []
    while let place = current, let nominal = place.nominal {
      for value in ownValues(named: name, of: nominal) where value.isStatic == isStatic {
        guard isVisible(value, from: context.file), !isHidden(value, by: found) else { continue }
        // A subclass inherits initializers only where it adds none of its own.
        if value.isInitializer, place !== base, let own = base.nominal, !inheritsInitializers(own),
          !(value.modifiers.contains(.isConvenience) && overridesInitializers(own, of: nominal))
        {
          continue
        }
        found.append(MemberCandidate(value: value, base: place))
      }
      let table = conformanceTable(of: nominal)
      protocols += table.uses.filter { use in
        // What an extension states under a condition counts where the condition can be met.
        (table.entries[use.type] ?? []).contains { part in
          part.map {
            $0.code.requirements.isEmpty || holds(requirementsOf: $0, for: place, in: context) != .no
          } ?? true
        }
      }
      current = superclass(of: place)
    }
    add(named: name, ofProtocols: protocols, base, to: &found, isStatic: isStatic, from: context)
    // Of a type that is known a requirement is what fulfills it.
    let fulfilled = found.filter { candidate in
      candidate.value.isRequirement
        && found.contains {
          !$0.value.isRequirement && $0.value.sameShape(as: candidate.value)
            && looksLike($0.value, candidate.value)
        }
    }
    if !fulfilled.isEmpty {
      found.removeAll { candidate in fulfilled.contains { $0.value === candidate.value } }
    }
  }

  private func add(
    named name: String, ofProtocols uses: [ProtocolUse], _ base: Type, to found: inout [MemberCandidate],
    isStatic: Bool, from context: Context
  ) {
    var seen: Set<NominalType> = []
    for use in uses where seen.insert(use.type).inserted {
      for value in ownValues(named: name, of: use.type) where value.isStatic == isStatic {
        guard isVisible(value, from: context.file) else { continue }
        // A requirement that the type itself fulfills is the same member.
        if value.isRequirement, base.nominal != nil, isHidden(value, by: found) { continue }
        found.append(MemberCandidate(value: value, base: base))
      }
    }
  }

  /// Overriding declarations and witnesses look the same from outside.
  private func isHidden(_ value: Value, by found: [MemberCandidate]) -> Bool {
    found.contains { candidate in
      guard candidate.value.owner !== value.owner, candidate.value.sameShape(as: value) else { return false }
      if value.isRequirement { return !candidate.value.isRequirement && looksLike(candidate.value, value) }
      return candidate.value.modifiers.contains(.isOverride) || !value.isFunction
    }
  }

  /// Whether a member could be what a requirement asks for.
  private func looksLike(_ value: Value, _ requirement: Value) -> Bool {
    let one = interface(of: value)
    let other = interface(of: requirement)
    guard let some = one.parameters, let others = other.parameters else { return true }
    return zip(some, others).allSatisfy { candidate, wanted in
      guard let nominal = wanted.type.nominal else { return true }
      return candidate.type.nominal === nominal || candidate.type.nominal == nil
    }
  }

  /// Whether a class has its own of all designated initializers of its superclass: then it inherits the others.
  private func overridesInitializers(_ type: NominalType, of above: NominalType) -> Bool {
    let own = memberTable(of: type).values(named: "init")
    return memberTable(of: above).values(named: "init").allSatisfy { value in
      value.modifiers.contains(.isConvenience) || own.contains { $0.sameShape(as: value) }
    }
  }

  private func inheritsInitializers(_ type: NominalType) -> Bool {
    !memberTable(of: type).values(named: "init").contains { value in
      guard case .nominal = value.context.kind else { return false }
      return !value.modifiers.contains(.isConvenience)
    }
  }

  /// What one declaration and its extensions declare, with what the compiler adds.
  package func ownValues(named name: String, of type: NominalType) -> [Value] {
    let declared = memberTable(of: type).values(named: name)
    return declared + madeValues(named: name, of: type, besides: declared)
  }

  private func madeValues(named name: String, of type: NominalType, besides declared: [Value]) -> [Value] {
    let key = MadeKey(type: type, name: name)
    if let known = made[key] { return known }
    made[key] = []
    let found = makeValues(named: name, of: type, besides: declared)
    made[key] = found
    return found
  }

  private func makeValues(named name: String, of type: NominalType, besides declared: [Value]) -> [Value] {
    func synthesized(_ member: SynthesizedMember) -> Value {
      Value(code: .synthesized(member), name: name, context: type.inside, program: self)
    }
    switch name {
    case "init":
      var found: [Value] = []
      if let raw = rawType(of: type) { found.append(synthesized(.initRawValue(raw))) }
      return found + memberwiseInitializers(of: type, besides: declared)
    case "rawValue":
      return declared.isEmpty ? rawType(of: type).map { [synthesized(.rawValue($0))] } ?? [] : []
    case "allCases":
      guard declared.isEmpty, type.kind == .enumeration, says("CaseIterable", type) else { return [] }
      return [synthesized(.allCases)]
    case "hash":
      return declared.isEmpty && type.kind != .protocolType && says("Hashable", type)
        ? [synthesized(.hashInto)] : []
    default: return wrapperMembers(named: name, of: type)
    }
  }

  private func rawType(of type: NominalType) -> Type? {
    type.kind == .enumeration ? inheritance(of: type).rawType : nil
  }

  private func says(_ name: String, _ type: NominalType) -> Bool {
    language.type(name).map { conformanceTable(of: type).entries[$0] != nil } ?? false
  }

  /// `init(a:b:)` of a struct that declares no initializer itself, and `init()` of a class.
  private func memberwiseInitializers(of type: NominalType, besides declared: [Value]) -> [Value] {
    let hasOwn = declared.contains { if case .nominal = $0.context.kind { true } else { false } }
    guard !hasOwn, type.module.isSource || type.kind == .structure else { return [] }
    switch type.kind {
    case .structure:
      let stored = memberTable(of: type).ordered.filter { value in
        guard case .variable(let code, let index, _, _) = value.code, !value.isStatic, value.isStored,
          case .nominal = value.context.kind
        else { return false }
        return !(code.isLet && code.bindings[index].value != nil) && !code.modifiers.contains(.isLazy)
          && !isWrappedInPrivate(value)
      }
      // Declarations without stored properties say nothing of what is kept.
      if stored.isEmpty, !type.module.isSource { return [] }
      let memberwise = Value(code: .memberwise(stored), name: "init", context: type.inside, program: self)
      guard !stored.isEmpty, stored.allSatisfy({ $0.hasInitialValue || isMadeByWrapper($0) }) else {
        return [memberwise]
      }
      // Where every property has a value, also by its wrapper, there is `init()` too, which is the one that `Tide()` means.
      return [memberwise, Value(code: .memberwise([]), name: "init", context: type.inside, program: self)]
    case .classType, .actor:
      if inheritance(of: type).superclass != nil { return [] }
      return [Value(code: .memberwise([]), name: "init", context: type.inside, program: self)]
    case .enumeration, .protocolType: return []
    }
  }

  /// Whether it is a property with a wrapper that nobody outside sees and that has its first value: no initializer takes
  /// one for it (`isMemberwiseInitialized`, lib/AST/Decl.cpp).
  private func isWrappedInPrivate(_ property: Value) -> Bool {
    guard !property.modifiers.isDisjoint(with: .ofFiles), wrapperTypes(of: property) != nil else {
      return false
    }
    return property.hasInitialValue || isMadeByWrapper(property)
  }
}

struct MadeKey: Hashable {
  var type: NominalType
  var name: String
}
