// SwiftUI: the declarations of EnvironmentKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
