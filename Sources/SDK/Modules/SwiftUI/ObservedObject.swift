// SwiftUI: the declarations of ObservedObject.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup struct Wrapper {
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
      Subject
    > { get }
  }
  init(initialValue: ObjectType)
  init(wrappedValue: ObjectType)
  var wrappedValue: ObjectType { get set }
  var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
