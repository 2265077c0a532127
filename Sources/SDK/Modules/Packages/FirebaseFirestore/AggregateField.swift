// FirebaseFirestore: the declarations of AggregateField, as its documentation has them.

class AggregateField: NSObject {
  static func count() -> AggregateField { AggregateField() }
  static func sum(_ field: String) -> AggregateField { AggregateField() }
  static func average(_ field: String) -> AggregateField { AggregateField() }
}
