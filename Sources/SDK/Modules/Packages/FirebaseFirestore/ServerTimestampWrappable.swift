// FirebaseFirestore: the declarations of ServerTimestampWrappable, as its documentation has them.

protocol ServerTimestampWrappable {
  static func wrap(_ timestamp: Timestamp) throws -> Self
  static func unwrap(_ value: Self) throws -> Timestamp
}

extension Date: ServerTimestampWrappable {
  static func wrap(_ timestamp: Timestamp) throws -> Date { timestamp.dateValue() }
  static func unwrap(_ value: Date) throws -> Timestamp { Timestamp(date: value) }
}

extension Timestamp: ServerTimestampWrappable {
  static func wrap(_ timestamp: Timestamp) throws -> Self { timestamp as! Self }
  static func unwrap(_ value: Timestamp) throws -> Timestamp { value }
}
