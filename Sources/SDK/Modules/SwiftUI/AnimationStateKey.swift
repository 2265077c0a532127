// SwiftUI: the declarations of AnimationStateKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
