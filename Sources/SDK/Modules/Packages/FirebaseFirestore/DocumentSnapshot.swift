// FirebaseFirestore: the declarations of DocumentSnapshot, as its documentation has them.

/// Nothing was read, so that nothing is known of one.
class DocumentSnapshot: NSObject {
  var exists: Bool { get }
  var reference: DocumentReference { get }
  var documentID: String { get }
  var metadata: SnapshotMetadata { get }
  func data() -> [String: Any]?
  func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]?
  func data<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> T
  func get(_ field: Any) -> Any?
  func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any?
  subscript(key: Any) -> Any? { get }
}
