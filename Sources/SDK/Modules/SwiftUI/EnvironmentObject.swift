// SwiftUI: the declarations of EnvironmentObject.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup struct Wrapper {
    let _object: ObjectType

    init(_object: ObjectType) { self._object = _object }

    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
      Subject
    > {
      let object = _object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  var _object: ObjectType?

  init() {}

  var wrappedValue: ObjectType {
    if let object = _object { return object }
    if let object = _standInObject(ObjectType.self) { return object }
    fatalError(
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
    )
  }

  var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(_object: wrappedValue) }

  mutating func _settle(at place: _Place) { _object = place.object(ObjectType.self) }
}
