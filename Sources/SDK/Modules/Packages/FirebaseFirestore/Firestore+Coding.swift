// FirebaseFirestore (github.com/firebase/firebase-ios-sdk): what it adds to Firestore, as its documentation has it.

extension Firestore {
  class Encoder {
    var userInfo: [CodingUserInfoKey: Any] = [:]

    init() {}

    func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
      let encoder = JSONEncoder()
      encoder.userInfo = userInfo
      encoder.userInfo[._firestore] = true
      let object = try JSONSerialization.jsonObject(with: encoder.encode(value))
      return object as? [String: Any] ?? [:]
    }
  }

  class Decoder {
    var userInfo: [CodingUserInfoKey: Any] = [:]

    init() {}

    func decode<T: Decodable>(_ t: T.Type, from data: Any) throws -> T
    func decode<T: Decodable>(_ t: T.Type, from data: Any, in document: DocumentReference?) throws -> T
  }
}
