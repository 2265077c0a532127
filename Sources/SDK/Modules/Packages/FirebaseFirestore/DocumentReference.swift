// FirebaseFirestore: the declarations of DocumentReference, as its documentation has them.

class DocumentReference: NSObject {
  let path: String

  init(_path: String) { path = _path }

  var firestore: Firestore { Firestore.firestore() }
  var documentID: String { String(path.split(separator: "/").last ?? "") }
  var parent: CollectionReference {
    CollectionReference(_path: path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(_path: path + "/" + collectionPath)
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? DocumentReference)?.path == path }
  override var hash: Int { path.hash }
}
