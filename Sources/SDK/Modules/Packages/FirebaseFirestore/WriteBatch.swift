// FirebaseFirestore: the declarations of WriteBatch, as its documentation has them.

class WriteBatch: NSObject {
  @discardableResult func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> WriteBatch { self }
  @discardableResult func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool = false,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> WriteBatch { self }
  @discardableResult func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch { self }
  @discardableResult func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
  func commit(completion: (((any Error)?) -> Void)? = nil) {}
  func commit() async throws { let _: Bool = await _unanswered() }
}
