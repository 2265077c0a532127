/// Static members of the SDK's types, named without their type inside what the app adds to that type.
extension Machine {
  /// `static let quay = red` in an extension of `Color`: the type's own, where nothing else bears the name.
  func extendedTypeMember(
    _ name: String, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let type = extendedType(naming: name, in: scope) else { return nil }
    return try implicitMember(name, hint: type, scope, expression)
  }

  /// `static let plain = custom { … }` in an extension of `JSONDecoder.DateDecodingStrategy`, `system(size:)` in
  /// one of `Font`, `localizedStringWithFormat(…)` in one of `String`.
  func extendedTypeCall(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value? {
    guard !name.startsUppercase, let extended = extendedName(in: scope) else { return nil }
    if Library.types.contains(extended) {
      let evaluated = try evaluate(arguments: arguments, in: scope)
      if let value = try libraryStaticCall(extended, name, evaluated, expression) { return value }
    }
    guard let type = extendedType(naming: name, in: scope) else { return nil }
    return try implicitCall(name, arguments, in: scope, hint: type, expression, end: end)
  }

  /// The type of the SDK whose members are constants by name.
  private func extendedType(naming name: String, in scope: Scope) -> TypeHint? {
    guard !name.startsUppercase, extendedName(in: scope) != nil, let path = scope.owner?.path,
      SDK.symbolTypes.contains(path.joined(separator: "."))
    else { return nil }
    return TypeHint(.named(path, []), owner: nil, file: scope.file)
  }

  /// The name of the SDK's type that the code of a static member is added to.
  private func extendedName(in scope: Scope) -> String? {
    guard let owner = scope.owner, owner.declaration == nil, let found = scope.find("self"),
      case .type(let type) = found.scope.variables[found.index].value, type.info?.declaration == nil,
      let outermost = owner.path.first, project.findType([outermost], owner: nil, file: scope.file) == nil
    else { return nil }
    return type.name
  }
}
