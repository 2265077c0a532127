// FirebaseFirestore: the declarations of FirestoreDecodingError, as its documentation has them.

enum FirestoreDecodingError: Error {
  case decodingIsNotSupported(String)
  case fieldNameConflict(String)
}
