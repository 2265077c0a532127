// RealmSwift (github.com/realm/realm-swift): the declarations of Object, as its documentation has them.

class Object: NSObject, ObservableObject {
  var _isInvalidated = false
  weak var realm: Realm?

  required override init() {}

  class func primaryKey() -> String? { nil }
  var isInvalidated: Bool { _isInvalidated }
  var isFrozen: Bool { false }
  func freeze() -> Self { self }
  func thaw() -> Self? { self }
}
