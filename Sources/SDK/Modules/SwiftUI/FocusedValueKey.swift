// SwiftUI: the declarations of FocusedValueKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol FocusedValueKey {
  associatedtype Value
}
