/// The type of an expression as the app's declarations write it, without running it: of the constant in
/// `tides.first ?? .empty` nothing else says whose it is where there is no tide.
extension Machine {
  /// Follows names, members, lists and the functions of the app's types; nil where nobody declares a type.
  func writtenType(along base: Expression, _ steps: [PostfixStep], in scope: Scope) -> TypeName? {
    guard case .name(let name) = base.kind, var type = writtenType(ofName: name, in: scope) else {
      return nil
    }
    var rest = steps[...]
    while let step = rest.popFirst() {
      let next: TypeName?
      switch step {
      case .member(let member, _):
        if case .call? = rest.first {
          rest = rest.dropFirst()
          next = result(of: member, on: type)
        } else {
          next = self.type(of: member, on: type, in: scope)
        }
      case .subscript: next = type.unwrapped.listed
      case .optional, .force: next = type.unwrapped
      case .call, .specialize: next = nil
      }
      guard let next else { return nil }
      type = next
    }
    return type
  }

  private func writtenType(ofName name: String, in scope: Scope) -> TypeName? {
    if let owner = scope.owner, name == "self" { return .named(owner.path, []) }
    if let found = scope.find(name) {
      let variable = found.scope.variables[found.index]
      if let type = variable.type { return type }
      guard case .plain = variable.kind else { return nil }
      return declaredInfo(of: variable.value).map { .named($0.path, []) }
    }
    guard let owner = scope.owner else { return nil }
    return property(name, of: owner).flatMap { givenType(of: $0, in: owner) }
  }

  private func type(of member: String, on type: TypeName, in scope: Scope) -> TypeName? {
    if let element = type.listed {
      return member == "first" || member == "last" ? .optional(element) : nil
    }
    if let info = info(of: type, in: scope), let property = property(member, of: info) {
      return givenType(of: property, in: info)
    }
    return type.unwrapped.simpleName.flatMap { addedProperty(member, to: $0)?.type }
  }

  /// What a function gives that is called on something of a type: of a list the same list or one of its
  /// elements, of the app's types what the only function of that name promises.
  private func result(of function: String, on type: TypeName) -> TypeName? {
    if let element = type.listed {
      if Machine.sameLists.contains(function) { return .array(element) }
      return Machine.pickedElements.contains(function) ? .optional(element) : nil
    }
    guard let info = declaredType(TypeHint(type.unwrapped), in: nil), let own = info.functions[function],
      own.count == 1
    else { return nil }
    return own[0].result
  }

  private func info(of type: TypeName, in scope: Scope) -> TypeInfo? {
    declaredType(TypeHint(type.unwrapped, owner: scope.owner, file: scope.file), in: scope)
  }

  private static let sameLists: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop",
  ]
  private static let pickedElements: Set<String> = [
    "first", "last", "min", "max", "randomElement", "popLast", "popFirst",
  ]
}
