/// Operators that are taken as functions: `reduce(0, +)`, `["/": (/)]`.
extension Machine {
  /// Applies an operator to values as the types that its function type names.
  func call(
    operator op: String, _ values: [Value], _ type: TypeHint?, _ expression: Expression
  ) throws(Interrupt) -> Value {
    // `zip(a, b).allSatisfy(<)`: a pair is taken apart.
    if values.count == 1, case .tuple(let pair) = values[0], pair.count == 2 {
      return try apply(op, pair[0].value, pair[1].value, expression)
    }
    guard values.count == 2 else {
      if op == "!", case .bool(let value)? = values.first { return .bool(!value) }
      return .none
    }
    guard case .function(let parameters, _, _)? = type?.type, parameters.count == 2 else {
      return try apply(op, values[0], values[1], expression)
    }
    return try apply(
      op, fit(values[0], to: parameters[0], owner: type?.owner),
      fit(values[1], to: parameters[1], owner: type?.owner), expression)
  }
}
