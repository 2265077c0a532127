// FirebaseFirestore (github.com/firebase/firebase-ios-sdk): the declarations of Query, as its documentation has them.

class Query: NSObject {
  override init() {}

  var firestore: Firestore { Firestore.firestore() }
  var count: AggregateQuery { AggregateQuery(_query: self) }
  func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery { AggregateQuery(_query: self) }

  func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
  func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
  func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query { self }
  func whereField(_ field: String, isLessThan value: Any) -> Query { self }
  func whereField(_ path: FieldPath, isLessThan value: Any) -> Query { self }
  func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
  func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query { self }
  func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
  func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query { self }
  func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
  func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query { self }
  func whereField(_ field: String, arrayContains value: Any) -> Query { self }
  func whereField(_ path: FieldPath, arrayContains value: Any) -> Query { self }
  func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
  func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query { self }
  func whereField(_ field: String, in values: [Any]) -> Query { self }
  func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
  func whereField(_ field: String, notIn values: [Any]) -> Query { self }
  func whereField(_ path: FieldPath, notIn values: [Any]) -> Query { self }
  func whereFilter(_ filter: Filter) -> Query { self }
  func filter(using predicate: NSPredicate) -> Query { self }
  func order(by field: String) -> Query { self }
  func order(by path: FieldPath) -> Query { self }
  func order(by field: String, descending: Bool) -> Query { self }
  func order(by path: FieldPath, descending: Bool) -> Query { self }
  func limit(to limit: Int) -> Query { self }
  func limit(toLast limit: Int) -> Query { self }
  func start(at fieldValues: [Any]) -> Query { self }
  func start(after fieldValues: [Any]) -> Query { self }
  func start(atDocument document: DocumentSnapshot) -> Query { self }
  func start(afterDocument document: DocumentSnapshot) -> Query { self }
  func end(at fieldValues: [Any]) -> Query { self }
  func end(before fieldValues: [Any]) -> Query { self }
  func end(atDocument document: DocumentSnapshot) -> Query { self }
  func end(beforeDocument document: DocumentSnapshot) -> Query { self }
}
