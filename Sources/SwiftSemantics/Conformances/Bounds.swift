import EarshotSwiftCode

/// What is known of an abstract type.
struct Bounds {
  /// With all that these inherit from.
  var protocols: [ProtocolUse] = []
  var superclass: Type?
}

extension Program {
  /// What a type parameter, a member type or an opaque type is known to conform to, at a place.
  func bounds(of type: Type, in context: Context?) -> Bounds { bounds(of: type, besides: [], in: context) }

  /// - Parameter seen: types that are said to be the same one, whose bounds are being collected.
  private func bounds(of type: Type, besides seen: [Type], in context: Context?) -> Bounds {
    var direct: [ProtocolUse] = []
    var superclass: Type?
    let seen = seen + [type]
    for requirement in context?.signature.requirements ?? [] {
      switch requirement {
      case .conforms(let subject, let use) where subject === type: direct.append(use)
      case .inherits(let subject, let above) where subject === type: superclass = closer(superclass, above)
      // `Value == Rows.TableRowValue`: what is required of rows' values is required of it.
      case .same(let left, let right) where left === type || right === type:
        let other = left === type ? right : left
        guard case .member = other.kind, !seen.contains(where: { $0 === other }) else { continue }
        let same = bounds(of: other, besides: seen, in: context)
        direct += same.protocols
        superclass = superclass ?? same.superclass
      default: break
      }
    }
    switch type.kind {
    case .member(let base, let associated):
      for use in bounds(of: base, besides: seen, in: context).protocols {
        for requirement in ownRequirements(of: use.type) {
          switch requirement {
          case .conforms(let subject, let required) where subject.isMember(associated):
            direct.append(substitute(required, base, of: use.type, in: context))
          case .inherits(let subject, let above) where subject.isMember(associated):
            let map = use.type.selfParameter.map { [$0: base] } ?? [:]
            superclass = closer(superclass, substitute(above, map, in: context))
          default: break
          }
        }
      }
      direct += requiredFarther(of: base, [associated], besides: seen, in: context)
    case .opaque(let opaque, let arguments):
      let map = Dictionary(zip(opaque.parameters, arguments)) { first, _ in first }
      direct += opaque.uses.map { use in
        ProtocolUse(type: use.type, arguments: use.arguments.map { substitute($0, map, in: context) })
      }
      superclass = superclass ?? opaque.superclass.map { substitute($0, map, in: context) }
    default: break
    }
    var all = closure(of: direct)
    if let superclass, let nominal = superclass.nominal {
      all += closure(of: inheritance(of: nominal).protocols)
    }
    for use in all where superclass == nil { superclass = inheritance(of: use.type).superclass }
    return Bounds(protocols: all, superclass: superclass)
  }

  /// What protocols of a type that is farther up require: `Time.Step: Interval` of a scheduler's `Time`.
  private func requiredFarther(
    of base: Type, _ path: [AssociatedType], besides seen: [Type], in context: Context?
  ) -> [ProtocolUse] {
    guard case .member(let root, let outer) = base.kind else { return [] }
    let path = [outer] + path
    var found = requiredFarther(of: root, path, besides: seen, in: context)
    for use in bounds(of: root, besides: seen, in: context).protocols {
      for requirement in ownRequirements(of: use.type) {
        guard case .conforms(let subject, let required) = requirement, subject.pathFromParameter == path
        else {
          continue
        }
        found.append(substitute(required, root, of: use.type, in: context))
      }
    }
    return found
  }

  private func substitute(_ use: ProtocolUse, _ type: Type, of owner: NominalType, in context: Context?)
    -> ProtocolUse
  {
    guard let selfParameter = owner.selfParameter, !use.arguments.isEmpty else { return use }
    return ProtocolUse(
      type: use.type, arguments: use.arguments.map { substitute($0, [selfParameter: type], in: context) })
  }

  /// What a protocol requires of its associated types, in terms of `Self`.
  func ownRequirements(of type: NominalType) -> [GenericSignature.Requirement] {
    if let known = protocolRequirements[type] { return known }
    protocolRequirements[type] = []
    var found: [GenericSignature.Requirement] = []
    for associated in memberTable(of: type).associatedTypes {
      let subject = types.make(.member(type.selfType, associated.anchor))
      for bound in associated.code.inherited {
        found += requirements(of: subject, bound: bound, in: type.inside)
      }
      protocolRequirements[type] = found
    }
    // `where Element == Iterator.Element` can be read once it is known what Iterator conforms to.
    for associated in memberTable(of: type).associatedTypes {
      found += requirements(associated.code.requirements, in: type.inside)
      protocolRequirements[type] = found
    }
    // `where Body: Reducer, Body.State == State`
    for isSame in [false, true] {
      found += requirements(type.code.requirements.filter { $0.isSame == isSame }, in: type.inside)
      protocolRequirements[type] = found
    }
    for use in inheritance(of: type).protocols where !use.arguments.isEmpty {
      for (name, argument) in zip(use.type.code.primaryAssociatedTypes, use.arguments) {
        guard let associated = associatedType(named: name, of: use.type) else { continue }
        found.append(.same(types.make(.member(type.selfType, associated.anchor)), argument))
      }
    }
    protocolRequirements[type] = found
    return found
  }

  private func requirements(
    _ code: [RequirementCode], in context: Context
  ) -> [GenericSignature.Requirement] {
    code.flatMap { requirement -> [GenericSignature.Requirement] in
      switch requirement {
      case .conforms(let subject, let bound):
        return requirements(of: resolveUnreduced(subject, in: context), bound: bound, in: context)
      case .same(let left, let right):
        return [.same(resolveUnreduced(left, in: context), resolveUnreduced(right, in: context))]
      }
    }
  }

  /// A member type of `Self` as it is written: not as what it is the same as.
  private func resolveUnreduced(_ written: WrittenType, in context: Context) -> Type {
    switch written {
    case .named(nil, "Self", _): return context.nominal?.selfType ?? resolve(written, in: context)
    case .named(nil, let name, let arguments) where arguments.isEmpty:
      if let nominal = context.nominal, let associated = associatedType(named: name, of: nominal) {
        return types.make(.member(nominal.selfType, associated.anchor))
      }
      return resolve(written, in: context)
    case .named(let base?, let name, let arguments) where arguments.isEmpty:
      let inner = resolveUnreduced(base, in: context)
      for use in bounds(of: inner, in: context).protocols {
        if let associated = associatedType(named: name, of: use.type) {
          return types.make(.member(inner, associated.anchor))
        }
      }
      return resolve(written, in: context)
    default: return resolve(written, in: context)
    }
  }
}

extension Program {
  /// The one of two superclasses that a type is bound to which says more.
  private func closer(_ one: Type?, _ other: Type) -> Type {
    guard let one, let nominal = one.nominal, superclassType(of: other, declaredBy: nominal) == nil else {
      return other
    }
    return one
  }
}

extension Type {
  /// Whether it is that associated type of a type parameter.
  fileprivate func isMember(_ associated: AssociatedType) -> Bool {
    guard case .member(let owner, let other) = kind, case .parameter = owner.kind else { return false }
    return other === associated
  }

  /// The associated types by which a type is reached from a type parameter; nil for any other type.
  fileprivate var pathFromParameter: [AssociatedType]? {
    switch kind {
    case .parameter: []
    case .member(let base, let associated): base.pathFromParameter.map { $0 + [associated] }
    default: nil
    }
  }
}

extension RequirementCode {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }
}
