// FirebaseFirestore: the declarations of DocumentIDWrappable, as its documentation has them.

protocol DocumentIDWrappable {
  static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
  static func wrap(_ documentReference: DocumentReference) throws -> String { documentReference.documentID }
}
