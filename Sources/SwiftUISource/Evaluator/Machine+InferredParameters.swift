/// Type parameters that some arguments of a call tell the others: `Segments(items: [.low, .high], chosen: $tide)`.
///
/// Rule: The Swift Programming Language, "Generics": one type stands for a type parameter in the whole call.
extension Machine {
  /// What the type parameters stand for where an argument names a member without its type; nothing else is
  /// asked, and nothing is run to find out.
  func inferredParameters(
    _ names: [String], _ parameters: [ParameterCode], _ arguments: [CallArgument], in caller: Scope
  ) -> [String: TypeName] {
    guard !names.isEmpty, arguments.contains(where: { $0.value.holdsImplicitMember }),
      let match = matching(parameters, arguments)
    else { return [:] }
    var found: [String: TypeName] = [:]
    for (parameter, indices) in zip(parameters, match) {
      guard let index = indices.first, let (name, isListed) = place(of: names, in: parameter.type),
        found[name] == nil, let type = writtenType(of: arguments[index].value, in: caller)
      else { continue }
      found[name] = isListed ? type.listed?.unwrapped : type
    }
    return found
  }

  /// The type to be made with the type parameters that its arguments tell.
  func inferring(
    _ type: TypeValue, _ info: TypeInfo, _ parameters: [ParameterCode], _ arguments: [CallArgument],
    in caller: Scope
  ) -> TypeValue {
    guard type.arguments.isEmpty else { return type }
    let found = inferredParameters(info.genericParameters, parameters, arguments, in: caller)
    guard !found.isEmpty else { return type }
    var made = type
    made.arguments = info.genericParameters.map { found[$0] ?? .named(["_"], []) }
    return made
  }

  func toldHint(for parameter: ParameterCode, _ told: [String: TypeName], from caller: Scope) -> TypeHint? {
    guard !told.isEmpty else { return nil }
    let type = parameter.type.binding(told)
    return type == parameter.type ? nil : TypeHint(type, owner: caller.owner, file: caller.file)
  }

  /// The type parameter that a parameter's type is, or is a binding or a list of.
  private func place(of names: [String], in type: TypeName) -> (name: String, isListed: Bool)? {
    func listed(_ element: TypeName) -> (name: String, isListed: Bool)? {
      place(of: names, in: element).flatMap { $0.isListed ? nil : ($0.name, true) }
    }
    switch type.unwrapped {
    case .array(let element): return listed(element)
    case .named(let path, let held) where held.count == 1 && path.count == 1:
      if path[0] == "Binding" { return place(of: names, in: held[0]) }
      return path[0] == "Array" || path[0] == "Set" ? listed(held[0]) : nil
    case .named(let path, let held):
      return held.isEmpty && path.count == 1 && names.contains(path[0]) ? (path[0], false) : nil
    default: return nil
    }
  }

  /// The type of the app's that an argument is declared to be of.
  private func writtenType(of argument: Expression, in scope: Scope) -> TypeName? {
    guard !argument.holdsImplicitMember else { return nil }
    if let name = argument.kind.plainName, name.hasPrefix("$") {
      return boundType(String(name.dropFirst()), in: scope)
    }
    switch owner(of: argument, in: scope) {
    case .value(.array(let elements))?:
      return elements.first.flatMap { declaredInfo(of: $0) }.map { .array(.named($0.path, [])) }
    case .value(let value)?: return declaredInfo(of: value).map { .named($0.path, []) }
    case .type(let type, let info)?:
      return info.map { .named($0.path, []) } ?? (type.listed == nil ? nil : type)
    case nil: return nil
    }
  }

  /// What a binding made with `$` is of: the declared type of the property or of the variable.
  private func boundType(_ name: String, in scope: Scope) -> TypeName? {
    if let found = scope.find(name) {
      let variable = found.scope.variables[found.index]
      if let type = variable.type { return type.unwrapped }
      let value: Value = if case .state(let binding) = variable.kind { read(binding) } else { variable.value }
      return declaredInfo(of: value).map { .named($0.path, []) }
    }
    guard let owner = scope.owner, let property = owner.properties[name] else { return nil }
    return declaredOrInferredType(of: property, in: owner)?.unwrapped
  }
}

extension Expression {
  /// `.low`, and `[.low, .high]`.
  var holdsImplicitMember: Bool {
    switch kind {
    case .array(let elements): elements.contains { $0.holdsImplicitMember }
    default: isImplicitMember
    }
  }
}
