// FirebaseFirestore: the declarations of QueryPredicate, as its documentation has them.

enum QueryPredicate {
  case isEqualTo(_ field: String, _ value: Any)
  case isIn(_ field: String, _ values: [Any])
  case isNotIn(_ field: String, _ values: [Any])
  case arrayContains(_ field: String, _ value: Any)
  case arrayContainsAny(_ field: String, _ values: [Any])
  case isLessThan(_ field: String, _ value: Any)
  case isGreaterThan(_ field: String, _ value: Any)
  case isLessThanOrEqualTo(_ field: String, _ value: Any)
  case isGreaterThanOrEqualTo(_ field: String, _ value: Any)
  case orderBy(_ field: String, _ value: Bool)
  case limitTo(_ value: Int)
  case limitToLast(_ value: Int)

  static func whereField(_ field: String, isEqualTo value: Any) -> QueryPredicate { .isEqualTo(field, value) }
  static func `where`(_ field: String, isEqualTo value: Any) -> QueryPredicate { .isEqualTo(field, value) }
  static func whereField(_ field: String, isIn values: [Any]) -> QueryPredicate { .isIn(field, values) }
  static func `where`(_ field: String, isIn values: [Any]) -> QueryPredicate { .isIn(field, values) }
  static func whereField(_ field: String, isNotIn values: [Any]) -> QueryPredicate { .isNotIn(field, values) }
  static func `where`(_ field: String, isNotIn values: [Any]) -> QueryPredicate { .isNotIn(field, values) }
  static func whereField(_ field: String, arrayContains value: Any) -> QueryPredicate {
    .arrayContains(field, value)
  }
  static func `where`(_ field: String, arrayContains value: Any) -> QueryPredicate {
    .arrayContains(field, value)
  }
  static func whereField(_ field: String, arrayContainsAny values: [Any]) -> QueryPredicate {
    .arrayContainsAny(field, values)
  }
  static func `where`(_ field: String, arrayContainsAny values: [Any]) -> QueryPredicate {
    .arrayContainsAny(field, values)
  }
  static func whereField(_ field: String, isLessThan value: Any) -> QueryPredicate {
    .isLessThan(field, value)
  }
  static func `where`(_ field: String, isLessThan value: Any) -> QueryPredicate { .isLessThan(field, value) }
  static func whereField(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
    .isGreaterThan(field, value)
  }
  static func `where`(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
    .isGreaterThan(field, value)
  }
  static func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> QueryPredicate {
    .isLessThanOrEqualTo(field, value)
  }
  static func `where`(_ field: String, isLessThanOrEqualTo value: Any) -> QueryPredicate {
    .isLessThanOrEqualTo(field, value)
  }
  static func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> QueryPredicate {
    .isGreaterThanOrEqualTo(field, value)
  }
  static func `where`(_ field: String, isGreaterThanOrEqualTo value: Any) -> QueryPredicate {
    .isGreaterThanOrEqualTo(field, value)
  }
  static func order(by field: String, descending value: Bool = false) -> QueryPredicate {
    .orderBy(field, value)
  }
  static func limit(to value: Int) -> QueryPredicate { .limitTo(value) }
  static func limit(toLast value: Int) -> QueryPredicate { .limitToLast(value) }
}
