// SwiftUI: the declarations of FocusedObject.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup struct Wrapper {
    subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> { get }
  }
  var wrappedValue: ObjectType? { get }
  var projectedValue: FocusedObject<ObjectType>.Wrapper? { get }
  init()
}
