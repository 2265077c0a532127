// SwiftUI: the declarations of StateObject.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  let _make: () -> ObjectType
  var _location: _Location<ObjectType>?

  init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _make = thunk }

  var wrappedValue: ObjectType {
    if let location = _location { return location.value }
    return _make()
  }

  var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_object: wrappedValue)
  }

  mutating func _settle(at place: _Place) { _location = place.kept(_make) }
}
