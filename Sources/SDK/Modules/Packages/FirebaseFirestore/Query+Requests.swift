// FirebaseFirestore (github.com/firebase/firebase-ios-sdk): what it adds to Query, as its documentation has it.

extension Query {
  // Nothing comes from the network.
  func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot { await _unanswered() }
  func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { _Listener() }
  func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { _Listener() }
  var snapshots: AsyncThrowingStream<QuerySnapshot, any Error> { AsyncThrowingStream { _ in } }
  func snapshots(includeMetadataChanges: Bool) -> AsyncThrowingStream<QuerySnapshot, any Error> { snapshots }
}
