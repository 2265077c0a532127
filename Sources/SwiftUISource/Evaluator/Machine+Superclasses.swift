extension Machine {
  /// The type that a parameter of a call has: what a superclass is inherited with, or what the type that
  /// is made is given, stands for a type parameter.
  func hint(
    for parameter: ParameterCode, owner: Value?, of type: TypeInfo?, made: TypeValue?, in scope: Scope,
    file: FileCode
  ) -> TypeHint {
    inheritedHint(for: parameter, owner: owner, of: type)
      ?? givenHint(for: parameter, of: made, in: scope) ?? hint(for: parameter, owner: type, file: file)
  }

  /// `Output` of `Subject<Tide>(.high)`, and of `let subject: Subject<Tide> = .init(.high)`; what else names
  /// the type's parameters, `List<Output>` of `Board<Tide>(list: …)`.
  func givenHint(for parameter: ParameterCode, of made: TypeValue?, in scope: Scope) -> TypeHint? {
    guard let made, let info = made.info, !made.arguments.isEmpty else { return nil }
    if let name = parameter.type.unwrapped.simpleName,
      let index = info.genericParameters.firstIndex(of: name), made.arguments.indices.contains(index)
    {
      return TypeHint(made.arguments[index], owner: scope.owner, file: scope.file)
    }
    let known = zip(info.genericParameters, made.arguments).filter { $1 != .named(["_"], []) }
    let type = parameter.type.binding(Dictionary(known) { first, _ in first })
    return type == parameter.type ? nil : TypeHint(type, owner: info, file: scope.file)
  }

  /// The type that a parameter of a superclass's function has in a class: `State` of
  /// `class Store<State>` is `TideState` in a class that is a `Store<TideState>`, also where an alias
  /// stands between them.
  ///
  /// - Parameters:
  ///   - owner: the object whose function it is.
  ///   - type: the class that declares the function.
  private func inheritedHint(for parameter: ParameterCode, owner: Value?, of type: TypeInfo?) -> TypeHint? {
    guard let type, !type.genericParameters.isEmpty, case .object(let reference)? = owner,
      let name = parameter.type.unwrapped.simpleName
    else { return nil }
    return inheritedArgument(for: name, of: type, in: reference.type)
  }

  /// What a class is inherited with for a type parameter: `QuayView` for `Content` of `class Scene<Content>` in
  /// a class that is a `Scene<QuayView>`, and in one that inherits from that one.
  func inheritedArgument(for name: String, of type: TypeInfo, in heir: TypeInfo) -> TypeHint? {
    guard heir !== type, let index = type.genericParameters.firstIndex(of: name) else { return nil }
    for between in project.lineage(of: heir) {
      for inherited in between.inherited {
        guard let arguments = arguments(of: type, in: inherited, owner: between),
          arguments.indices.contains(index)
        else { continue }
        if case .named(let path, _) = arguments[index], let passed = path.last, path.count == 1,
          between !== heir,
          let own = inheritedArgument(for: passed, of: between, in: heir)
        {
          return own
        }
        return TypeHint(arguments[index], owner: between, file: between.declaration?.file)
      }
    }
    return nil
  }

  /// What a class is made with where it is inherited from, by its name or by an alias of it.
  private func arguments(of type: TypeInfo, in inherited: TypeName, owner: TypeInfo) -> [TypeName]? {
    var inherited = inherited
    var aliases = 0
    while case .named(let path, let arguments) = inherited, let name = path.last {
      if name == type.name { return arguments }
      guard aliases < 32, let target = project.alias(name, owner: owner), target != inherited else {
        return nil
      }
      inherited = target
      aliases += 1
    }
    return nil
  }
}
