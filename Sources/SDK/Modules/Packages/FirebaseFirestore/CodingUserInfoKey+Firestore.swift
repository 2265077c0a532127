// FirebaseFirestore: what it adds to CodingUserInfoKey, as its documentation has it.

extension CodingUserInfoKey {
  static let _firestore = CodingUserInfoKey(rawValue: "Firestore")!
}
