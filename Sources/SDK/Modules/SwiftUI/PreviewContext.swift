// SwiftUI: the declarations of PreviewContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}
