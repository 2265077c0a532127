// Foundation: what a predicate asks of an object.
// Code of our own, after "Predicate Format String Syntax" in Apple's documentation.

indirect enum _PredicateCondition {
  case comparison(_PredicateComparison)
  case all([_PredicateCondition])
  case any([_PredicateCondition])
  case not(_PredicateCondition)

  func holds(for object: Any?, _ bindings: [String: Any]) -> Bool {
    switch self {
    case .comparison(let comparison): return comparison.holds(for: object, bindings)
    case .all(let parts): return parts.allSatisfy { $0.holds(for: object, bindings) }
    case .any(let parts): return parts.contains { $0.holds(for: object, bindings) }
    case .not(let part): return !part.holds(for: object, bindings)
    }
  }
}
