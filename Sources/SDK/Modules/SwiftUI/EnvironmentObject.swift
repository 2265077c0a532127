// SwiftUI: the declarations of EnvironmentObject.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup struct Wrapper {
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
      Subject
    > { get }
  }
  var wrappedValue: ObjectType { get }
  var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
  init()
}
