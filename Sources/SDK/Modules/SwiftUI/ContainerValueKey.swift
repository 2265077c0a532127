// SwiftUI: the declarations of ContainerValueKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
