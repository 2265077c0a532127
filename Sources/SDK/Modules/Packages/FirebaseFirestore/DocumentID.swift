// FirebaseFirestore: the declarations of DocumentID, as its documentation has them.

@propertyWrapper struct DocumentID<Value: DocumentIDWrappable & Codable>: Codable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    throw FirestoreDecodingError.decodingIsNotSupported("Only Firestore.Decoder reads a DocumentID")
  }

  func encode(to encoder: any Encoder) throws {
    guard encoder.userInfo[._firestore] != nil else {
      throw FirestoreEncodingError.encodingIsNotSupported("Only Firestore.Encoder writes a DocumentID")
    }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

extension DocumentID: Equatable where Value: Equatable {}

extension DocumentID: Hashable where Value: Hashable {}
