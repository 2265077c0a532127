// SwiftUI: the declarations of Keyframes.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}
