// Foundation: one side of a comparison in the format of a predicate.
// Code of our own, after "Predicate Format String Syntax" in Apple's documentation.

indirect enum _PredicateExpression {
  case value(Any?)
  /// `address.street` of the object.
  case path(String)
  /// `SELF`
  case itself
  case variable(String)
  /// `{1, 2}`
  case list([_PredicateExpression])
  /// What follows an expression after a dot.
  case member(_PredicateExpression, String)
  case subquery(_PredicateExpression, String, _PredicateCondition)
  /// A function that isn't known here.
  case unknown(String)

  func value(_ object: Any?, _ bindings: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return value
    case .itself: return object
    case .path(let path): return _KeyValues.value(at: path, of: object)
    case .variable(let name): return bindings[name]
    case .list(let parts): return parts.compactMap { $0.value(object, bindings) }
    case .member(let base, let path): return _KeyValues.value(at: path, of: base.value(object, bindings))
    case .subquery(let all, let name, let condition):
      return (_KeyValues.elements(of: all.value(object, bindings)) ?? []).filter { element in
        var inner = bindings
        inner[name] = element
        return condition.holds(for: object, inner)
      }
    case .unknown(let name): return _PredicateExpression._result(ofFunction: name)
    }
  }

  /// Not known: none of a predicate's functions is.
  static func _result(ofFunction name: String) -> Any?
}
