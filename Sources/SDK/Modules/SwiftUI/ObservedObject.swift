// SwiftUI: the declarations of ObservedObject.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
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

  var wrappedValue: ObjectType

  init(initialValue: ObjectType) { wrappedValue = initialValue }
  init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(_object: wrappedValue) }
}
