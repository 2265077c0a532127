// FirebaseFirestore: what it adds to DocumentReference, as its documentation has it.

extension DocumentReference {
  // Nothing comes from the network.
  func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {}
  func getDocument(
    source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) {}
  func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    await _unanswered()
  }
  func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder(), completion: @escaping (Result<T, any Error>) -> Void
  ) {}
  func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) async throws -> T { await _unanswered() }
  func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { _Listener() }
  func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { _Listener() }
  var snapshots: AsyncThrowingStream<DocumentSnapshot, any Error> { AsyncThrowingStream { _ in } }
  func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {}
  func setData(_ documentData: [String: Any]) async throws { let _: Bool = await _unanswered() }
  func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {}
  func setData(_ documentData: [String: Any], merge: Bool) async throws { let _: Bool = await _unanswered() }
  func setData(_ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil)
  {}
  func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
    let _: Bool = await _unanswered()
  }
  func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {}
  func updateData(_ fields: [AnyHashable: Any]) async throws { let _: Bool = await _unanswered() }
  func delete(completion: (((any Error)?) -> Void)? = nil) {}
  func delete() async throws { let _: Bool = await _unanswered() }
  func setData<T: Encodable>(
    from value: T, merge: Bool = false, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {}
  func setData<T: Encodable>(
    from value: T, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {}
}

extension DocumentReference: DocumentIDWrappable {
  static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension DocumentReference: Codable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}
