// RealmSwift (github.com/realm/realm-swift): the declarations of ObservedRealmObject, as its documentation has them.

@propertyWrapper struct ObservedRealmObject<ObjectType: Object>: DynamicProperty {
  @dynamicMemberLookup struct Wrapper {
    let wrappedValue: ObjectType

    subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = wrappedValue
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }

    func delete() { Realm(_open: true).delete(wrappedValue) }
  }

  var wrappedValue: ObjectType
  var projectedValue: Wrapper { Wrapper(wrappedValue: wrappedValue) }

  init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}
