/// Which of several functions is meant by an argument that is declared to be of a type parameter: what it holds
/// when the code runs says nothing of that.
extension Machine {
  /// The type parameter of the type around that a name is declared to be of: a variable, a property, or what is
  /// bound from a property by its own name, `if let row` where `var row: Row?`.
  func typeParameter(of argument: Expression, in scope: Scope) -> String? {
    guard let parameters = scope.owner?.genericParameters, !parameters.isEmpty, let name = argument.ownName,
      let type = declaredType(of: name, isMember: argument.kind.plainName == nil, in: scope),
      case .named(let path, let arguments) = type.unwrapped, path.count == 1, arguments.isEmpty,
      parameters.contains(path[0])
    else { return nil }
    return path[0]
  }

  private func declaredType(of name: String, isMember: Bool, in scope: Scope) -> TypeName? {
    if !isMember, let found = scope.find(name), let type = found.scope.variables[found.index].type {
      return type
    }
    return scope.owner?.properties[name]?.type
  }

  /// How well what is of a type parameter goes where a type is asked for.
  func suitability(
    of parameter: String, for type: TypeName, _ function: FunctionCode, in scope: Scope
  ) -> Int {
    guard let wanted = type.unwrapped.simpleName, !function.genericParameters.contains(wanted) else {
      return 0
    }
    if wanted == parameter { return 3 }
    let asked = scope.owner?.declaration?.constraints[parameter] ?? []
    if asked.contains(wanted) { return 1 }
    return wanted == "Any" || wanted == "AnyObject" ? 0 : -3
  }
}

extension Expression {
  /// `row` of `row` and of `self.row`.
  fileprivate var ownName: String? {
    if let name = kind.plainName { return name }
    guard case .postfix(let base, let steps) = kind, base.kind.plainName == "self", steps.count == 1,
      case .member(let name, _) = steps[0]
    else { return nil }
    return name
  }
}
