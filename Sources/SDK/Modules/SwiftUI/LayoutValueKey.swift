// SwiftUI: the declarations of LayoutValueKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
