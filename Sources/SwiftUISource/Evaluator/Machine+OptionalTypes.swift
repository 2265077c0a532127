/// Optionals by the name of their type: `Tide?.none`, `Optional<Tide>.some(tide)`.
extension Machine {
  /// `Tide?` where a value is expected.
  func optional(of type: TypeValue) -> TypeValue {
    let path = type.info?.path ?? type.name.split(separator: ".").map(String.init)
    return TypeValue(info: nil, name: "Optional", arguments: [.named(path, type.arguments)])
  }

  /// `Tide?.some(.high)` is what is inside it.
  func optionalCase(
    _ name: String, of type: TypeValue, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard type.info == nil, type.name == "Optional", name == "some", arguments.count == 1 else { return nil }
    let held = type.arguments.first.map { TypeHint($0, owner: scope.owner, file: scope.file) }
    return try evaluate(arguments[0].value, in: scope, hint: held)
  }
}
