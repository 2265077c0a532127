// FirebaseFirestore: the declarations of QueryDocumentSnapshot, as its documentation has them.

class QueryDocumentSnapshot: DocumentSnapshot {
  override func data() -> [String: Any]
  override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]
}
