// FirebaseFirestore: the declarations of QuerySnapshot, as its documentation has them.

/// Nothing was read, so that nothing is known of one.
class QuerySnapshot: NSObject {
  var query: Query { get }
  var metadata: SnapshotMetadata { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  var documents: [QueryDocumentSnapshot] { get }
  var documentChanges: [DocumentChange] { get }
  func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange]
}
