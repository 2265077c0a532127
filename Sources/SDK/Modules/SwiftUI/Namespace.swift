// SwiftUI: the declarations of Namespace.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct Namespace: DynamicProperty {
  init()
  var wrappedValue: Namespace.ID { get }
  struct ID: Hashable {
    static func == (a: Namespace.ID, b: Namespace.ID) -> Bool
    func hash(into hasher: inout Hasher)
  }
}
