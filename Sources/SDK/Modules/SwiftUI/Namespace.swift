// SwiftUI: the declarations of Namespace.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct Namespace: DynamicProperty {
  var _location: _Location<Namespace.ID>?

  init() {}

  var wrappedValue: Namespace.ID {
    if let location = _location { return location.value }
    return ID(_identity: UUID())
  }

  mutating func _settle(at place: _Place) { _location = place.kept { ID(_identity: UUID()) } }

  struct ID: Hashable {
    let _identity: UUID
    init(_identity: UUID) {
      self._identity = _identity
    }
  }
}
