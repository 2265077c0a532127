// SwiftUI: the declarations of FocusedObject.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup struct Wrapper {
    let _object: ObjectType

    init(_object: ObjectType) { self._object = _object }

    subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      let object = _object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  var _object: ObjectType?

  init() {}

  var wrappedValue: ObjectType? { _object }

  var projectedValue: FocusedObject<ObjectType>.Wrapper? {
    guard let object = _object else { return nil }
    return Wrapper(_object: object)
  }

  mutating func _settle(at place: _Place) {
    _object = place.environment._focusedValues._object(ObjectType.self)
  }
}
