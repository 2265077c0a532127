// SwiftUI: the declarations of PreviewContextKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
