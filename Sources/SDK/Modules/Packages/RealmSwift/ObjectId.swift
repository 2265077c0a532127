// RealmSwift (github.com/realm/realm-swift): the declarations of ObjectId, as its documentation has them.

struct ObjectId: Hashable, Codable {
  private let text: String

  init(_text: String) { text = _text }
  init(string: String) throws { text = string }

  static func generate() -> ObjectId {
    ObjectId(_text: String(UUID().uuidString.filter { $0 != "-" }.prefix(24)).lowercased())
  }
  var stringValue: String { text }
}

extension ObjectId: CustomStringConvertible {
  var description: String { text }
}

extension ObjectId: _Persistable {
  static func _first() -> ObjectId { .generate() }
}
