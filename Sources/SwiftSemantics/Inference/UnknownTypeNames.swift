import EarshotSwiftCode

/// Names that nothing declares, where they can only be those of types: `[Tide].self`, `Tide?.none`.
extension Solver {
  /// - Parameter name: the member that is asked of it.
  func namesUnknownType(_ base: Expression, asking name: Name, in place: Context) -> Bool {
    switch base.kind {
    // Nobody asks a list for itself.
    case .array, .dictionary:
      name.base == "self" && isBracketed(base, in: place) && !namesType(base, in: place)
    // The cases of an optional are asked of its type.
    case .unwrapOptional(let inner): ["none", "some"].contains(name.base) && isUndeclared(inner, in: place)
    default: false
    }
  }

  private func isBracketed(_ expression: Expression, in place: Context) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.count == 1 && isBracketed(elements[0], in: place)
    case .dictionary(let pairs):
      pairs.count == 1 && isTypeOrUndeclared(pairs[0].key, in: place)
        && isTypeOrUndeclared(pairs[0].value, in: place)
    default: isUndeclared(expression, in: place)
    }
  }

  private func isTypeOrUndeclared(_ expression: Expression, in place: Context) -> Bool {
    namesType(expression, in: place) || isBracketed(expression, in: place)
  }

  private func isUndeclared(_ expression: Expression, in place: Context) -> Bool {
    switch expression.kind {
    case .name(let name): program.lookUp(name.base, in: place).isEmpty
    case .member(let base, _): isUndeclared(base, in: place)
    default: false
    }
  }
}
