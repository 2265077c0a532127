// FirebaseFirestore: the declarations of CollectionReference, as its documentation has them.

class CollectionReference: Query {
  let path: String

  init(_path: String) { path = _path }

  var collectionID: String { String(path.split(separator: "/").last ?? "") }
  var parent: DocumentReference? {
    let names = path.split(separator: "/").dropLast()
    return names.isEmpty ? nil : DocumentReference(_path: names.joined(separator: "/"))
  }
  func document() -> DocumentReference { document(Firestore._id()) }
  func document(_ documentPath: String) -> DocumentReference {
    DocumentReference(_path: path + "/" + documentPath)
  }

  // Nothing comes from the network.
  @discardableResult func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference { document() }
  @discardableResult func addDocument(data: [String: Any]) async throws -> DocumentReference {
    await _unanswered()
  }
  @discardableResult func addDocument<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference { document() }
}
