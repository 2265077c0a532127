// FirebaseFirestore: the declarations of AggregateQuerySnapshot, as its documentation has them.

class AggregateQuerySnapshot: NSObject {
  var query: AggregateQuery { get }
  var count: NSNumber { get }
  func get(_ aggregateField: AggregateField) -> Any?
}
