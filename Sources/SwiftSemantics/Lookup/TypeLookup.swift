import EarshotSwiftCode

extension Program {
  /// What a name means as a type at a place: the innermost that declares it.
  func lookUpType(_ name: String, in context: Context) -> Entity? {
    var place: Context? = context
    while let current = place {
      switch current.kind {
      case .local(let scope):
        if let found = scope.types[name] { return found }
      case .nominal(let type):
        if let found = memberTypeEntity(named: name, of: type) { return found }
        if type.name == name, type.enclosingType == nil { return type }
      case .extended(let part):
        if let found = memberTypeEntity(named: name, of: part.nominal) { return found }
      case .file(let file):
        for module in modules(seenFrom: file) {
          let found = module.types(named: name).filter { isVisible($0, from: file) }
          if let first = found.first { return first }
        }
      case .value, .alias: break
      }
      place = current.parent
    }
    return nil
  }

  func isVisible(_ entity: Entity, from file: FileScope) -> Bool {
    let modifiers: Modifiers =
      switch entity {
      case let type as NominalType: type.code.modifiers
      case let alias as TypeAlias: alias.code.modifiers
      case let value as Value: value.modifiers
      default: []
      }
    let place = entity.context.file
    if !modifiers.isDisjoint(with: .ofFiles) { return place === file }
    return true
  }

  /// A type that can be named inside of another, through its protocols and superclasses too.
  func memberTypeEntity(named name: String, of type: NominalType) -> Entity? {
    if let own = nestedTypes(named: name, in: type).first { return own }
    guard !type.isResolvingInheritance else { return nil }
    let above = inheritance(of: type)
    if let superclass = above.superclass?.nominal, superclass !== type,
      let found = memberTypeEntity(named: name, of: superclass)
    {
      return found
    }
    for use in above.allProtocols where use.type !== type {
      if let found = nestedTypes(named: name, in: use.type).first { return found }
    }
    return nil
  }

  /// A type parameter that can be named at a place.
  func genericParameter(_ name: String, in context: Context) -> GenericParameter? {
    var place: Context? = context
    while let current = place {
      let found: [GenericParameter] =
        switch current.kind {
        case .value(let value): value.parameters
        case .alias(let alias): alias.parameters
        case .nominal(let type): type.parameters
        case .extended(let part): part.nominal.allParameters
        case .file, .local: []
        }
      if let parameter = found.first(where: { $0.name == name }) { return parameter }
      if case .local(let scope) = current.kind, scope.types[name] != nil { return nil }
      if case .nominal(let type) = current.kind, !nestedTypes(named: name, in: type).isEmpty { return nil }
      place = current.parent
    }
    return nil
  }
}
