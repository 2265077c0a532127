// SwiftData: the declarations of PersistentIdentifier.
// Declared as the framework's interface has it, with code of our own.

struct PersistentIdentifier: Hashable, Identifiable, Comparable {
  let _object: ObjectIdentifier
  let entityName: String
  var storeIdentifier: String? { nil }
  var id: PersistentIdentifier.ID { ID(_object: _object) }
  static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs._object < rhs._object }
  struct ID: Hashable {
    let _object: ObjectIdentifier
  }
}
