// FirebaseFirestore: the declarations of FirestoreEncodingError, as its documentation has them.

enum FirestoreEncodingError: Error {
  case encodingIsNotSupported(String)
}
