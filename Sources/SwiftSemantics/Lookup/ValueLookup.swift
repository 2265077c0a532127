import EarshotSwiftCode

extension Program {
  /// What a name without a base could mean at a place: the innermost place that declares it decides.
  ///
  /// - Parameter isMacro: whether it stands behind `#`, where macros alone are meant.
  func lookUp(_ name: String, in context: Context, isMacro: Bool = false) -> [Candidate] {
    var place: Context? = context
    /// Whether the members of the next type around belong to `self` of an instance.
    var isStatic: Bool?
    /// Whether the variable of this name in the next scope is only being made.
    var isHidden = false
    while let current = place {
      var found: [Candidate] = []
      switch current.kind {
      case .local(let scope):
        if !isHidden || scope.locals[name] == nil { found = lookUp(name, in: scope, context) }
        isHidden = scope.hidden.contains(name)
      case .value(let value):
        // The initial value of a stored property is made before there is a `self`: it sees what is static.
        let isInitial = value.isStored && !value.isStatic && !value.modifiers.contains(.isLazy)
        if isStatic == nil, current.isOfType { isStatic = true }
        if isStatic == nil, !isInitial { isStatic = value.isStatic && !value.isInitializer }
        found = parameter(name, among: value.parameters, in: context)
      case .alias: break
      case .nominal(let type):
        found = lookUp(name, inMembersOf: type, isStatic: isStatic, from: context)
        if found.isEmpty { found = parameter(name, among: type.parameters, in: context) }
        isStatic = true
      case .extended(let part):
        found = lookUp(name, inMembersOf: part.nominal, isStatic: isStatic, from: context)
        if found.isEmpty { found = parameter(name, among: part.nominal.allParameters, in: context) }
        isStatic = true
      case .file(let file): found = lookUp(name, inModulesSeenFrom: file, isMacro)
      }
      if !found.isEmpty { return found }
      place = current.parent
    }
    return []
  }

  /// A type parameter, which may be said to be another type where it is named: `Value` where `Value == Wrapped?`.
  private func parameter(_ name: String, among parameters: [GenericParameter], in context: Context)
    -> [Candidate]
  {
    parameters.filter { $0.name == name }.map {
      Candidate(meaning: .type(reduce(types.make(.parameter($0)), in: context)))
    }
  }

  private func lookUp(_ name: String, in scope: LocalScope, _ context: Context) -> [Candidate] {
    if let local = scope.locals[name] { return [Candidate(meaning: .local(local))] }
    if let values = scope.values[name] { return values.map { Candidate(meaning: .value($0, base: nil)) } }
    if let type = scope.types[name] { return [candidate(for: type)] }
    return []
  }

  /// A type by its name alone; its parameters are opened where it is taken.
  private func candidate(for entity: Entity) -> Candidate { Candidate(meaning: .declared(entity)) }

  private func lookUp(
    _ name: String, inMembersOf type: NominalType, isStatic: Bool?, from context: Context
  ) -> [Candidate] {
    let base = reduce(type.selfType, in: context)
    var found: [Candidate] = []
    if isStatic != true {
      found = members(named: name, of: base, isStatic: false, from: context)
        .map { Candidate(meaning: .value($0.value, base: $0.base), receiver: base) }
    }
    if found.isEmpty, isStatic != false, name != "init" {
      found = members(named: name, of: base, isStatic: true, from: context)
        .map { Candidate(meaning: .value($0.value, base: $0.base), receiver: base) }
    }
    if found.isEmpty, let nested = memberTypeEntity(named: name, of: type) {
      if let associated = nested as? AssociatedType {
        return [Candidate(meaning: .type(memberType(associated, of: base, in: context)))]
      }
      return [candidate(for: nested)]
    }
    return found
  }

  /// A type of the file's own module hides those of others, and so does its variable; a function of the name stands
  /// beside them (swiftc takes `Int16(4)` and an own `Int16(_:unit:)` in one file). Types of several other modules
  /// are told apart by how they are used, as overloads are.
  private func lookUp(_ name: String, inModulesSeenFrom file: FileScope, _ isMacro: Bool) -> [Candidate] {
    var found: [Candidate] = []
    var isHidden = isMacro
    for module in modules(seenFrom: file) {
      if !isHidden, let type = module.types(named: name).first(where: { isVisible($0, from: file) }) {
        found.append(candidate(for: type))
        if module === file.module { isHidden = true }
      }
      for value in module.values(named: name) where value.isMacro == isMacro && isVisible(value, from: file) {
        found.append(Candidate(meaning: .value(value, base: nil)))
        if !value.isFunction { isHidden = true }
      }
      if isHidden, !isMacro, module === file.module { return found }
    }
    return found
  }
}
