extension Machine {
  /// `optional.map { … }` and `flatMap` of a value that has a `map` of its own, such as a list, a table or
  /// bytes: the closure is given the whole. nil where it is not an optional's, as far as the code says.
  func mappedOptional(
    _ name: String, _ value: Value, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].label == nil,
      givesOptional(chain.base, Array(chain.steps[..<chain.index]), in: scope, byName: true),
      value.collectionKind == nil || !isUnwrapped(chain.base, chain.steps[..<chain.index], in: scope)
    else { return nil }
    var wanted: TypeHint?
    if let hint, arguments[0].value.isClosure {
      wanted = TypeHint(.function([], hint.type.unwrapped, isViewBuilder: false), owner: hint.owner)
    }
    let evaluated = try evaluate(arguments: arguments, in: scope, hint: wanted)
    let call = LibraryCall(name, evaluated, chain.expression)
    guard let function = call.function else { return nil }
    return try invoke(function, [value], chain.expression)
  }

  /// Whether what a method stands on is declared as `[Tide]!`: the elements of the list are meant there, as
  /// what is written for one of them fits the list itself in no way.
  private func isUnwrapped(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) -> Bool {
    guard let last = steps.last else {
      guard case .name(let name) = base.kind, scope.find(name) == nil else { return false }
      return property(name, of: scope.owner)?.isImplicitlyUnwrapped ?? false
    }
    guard case .member(let name, _) = last else { return false }
    return property(name, of: owner(base, steps.dropLast(), in: scope)?.info)?.isImplicitlyUnwrapped ?? false
  }
}
