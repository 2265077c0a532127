import EarshotSwiftCode

/// What is known of types that something has to stand in for.
extension Program {
  /// The protocols that a type parameter conforms to by what is written.
  package func protocols(requiredOf parameter: GenericParameter, in context: Context) -> [NominalType] {
    var found: [NominalType] = []
    for case .conforms(let subject, let use) in context.signature.requirements {
      if case .parameter(parameter) = subject.kind { found.append(use.type) }
    }
    return found
  }

  /// The type that a protocol names by an alias `_StandIn`, for a value of which nothing is known but the protocol.
  package func standIn(namedBy declaration: NominalType) -> Type? {
    memberType(named: "_StandIn", of: declaration.selfType, Resolution(context: declaration.inside))
  }

  /// The types that the program's own modules declare, those inside of others too.
  package var sourceTypes: [NominalType] {
    var found: [NominalType] = []
    func add(_ entities: [Entity]) {
      for case let type as NominalType in entities {
        found.append(type)
        add(memberTable(of: type).orderedTypes)
      }
    }
    for module in imported where module.isSource { add(module.readTypes) }
    return found
  }
}
