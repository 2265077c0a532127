import EarshotSwiftCode

/// What stands behind a type's colon, and behind those of its extensions.
package struct Inheritance {
  package var superclass: Type?
  /// The type of an enum's raw values.
  package var rawType: Type?
  /// As written, in order.
  package var protocols: [ProtocolUse] = []
  /// With all that these inherit.
  package var allProtocols: [ProtocolUse] = []
  /// Why it is not known what else stands there.
  package var unknown: [GapCause] = []
}

extension Program {
  /// What a type's own declaration inherits from.
  package func inheritance(of type: NominalType) -> Inheritance {
    if let known = type.inheritance { return known }
    guard !type.isResolvingInheritance else { return Inheritance() }
    type.isResolvingInheritance = true
    defer { type.isResolvingInheritance = false }
    var found = Inheritance()
    // A type's own members aren't seen from its inheritance clause, but its parameters are.
    for written in type.code.inherited {
      let resolved = resolveConstraint(written, in: type.inside)
      switch resolved.kind {
      case .existential(let existential):
        found.protocols += existential.protocols
        if let superclass = existential.superclass { found.superclass = superclass }
      // An actor may inherit from NSObject alone (SE-0306, "Objective-C integration").
      case .nominal(let nominal, _)
      where nominal.kind == .classType && (type.kind == .classType || type.kind == .actor):
        found.superclass = resolved
      case .nominal where type.kind == .enumeration: found.rawType = resolved
      case .nominal where type.isProtocol: found.superclass = resolved
      case .hole(let cause): found.unknown.append(cause)
      default: break
      }
    }
    if type.isProtocol {
      // `protocol P where Self: Q`
      for case .conforms(.named(nil, "Self", _), let bound) in type.code.requirements {
        if case .existential(let existential) = resolveConstraint(bound, in: type.inside).kind {
          found.protocols += existential.protocols
        }
      }
    }
    // Broken code may have a class inherit from itself.
    var above = found.superclass?.nominal
    while let current = above {
      if current === type { found.superclass = nil }
      above = current === type ? nil : current.inheritance?.superclass?.nominal
    }
    found.allProtocols = closure(of: found.protocols)
    type.inheritance = found
    return found
  }

  /// The protocols with all that they inherit from.
  func closure(of uses: [ProtocolUse]) -> [ProtocolUse] {
    var found: [ProtocolUse] = []
    var seen: Set<NominalType> = []
    func add(_ use: ProtocolUse) {
      guard seen.insert(use.type).inserted else { return }
      found.append(use)
      for parent in inheritance(of: use.type).protocols { add(parent) }
    }
    for use in uses { add(use) }
    return found
  }

  package func inherits(_ protocolType: NominalType, from other: NominalType) -> Bool {
    protocolType === other || inheritance(of: protocolType).allProtocols.contains { $0.type === other }
  }

  /// The class that every value of an existential type is of: its own, or that of one of its protocols.
  func superclass(of existential: Existential) -> Type? {
    existential.superclass
      ?? closure(of: existential.protocols).lazy.compactMap { self.inheritance(of: $0.type).superclass }.first
  }

  /// The superclass of a type, with its arguments.
  package func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.kind, type.isClass,
      let above = inheritance(of: nominal).superclass
    else { return nil }
    return substitute(above, Dictionary(zip(nominal.allParameters, arguments)) { first, _ in first }, in: nil)
  }

  /// The type itself or the one of its superclasses that a declaration makes.
  package func superclassType(of type: Type, declaredBy declaration: NominalType) -> Type? {
    var current: Type? = type
    var depth = 0
    while let place = current, depth < 100 {
      if place.nominal === declaration { return place }
      current = superclass(of: place)
      depth += 1
    }
    return nil
  }
}
