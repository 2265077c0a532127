// SwiftUI: the declarations of StateObject.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  var wrappedValue: ObjectType { get }
  var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
