// FirebaseFirestore: the declarations of Transaction, as its documentation has them.

class Transaction: NSObject {
  func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot
  @discardableResult func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> Transaction { self }
  @discardableResult func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool = false,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> Transaction { self }
  @discardableResult func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction { self }
  @discardableResult func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}
