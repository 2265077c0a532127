// SwiftUI: the declarations of ContainerValues.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContainerValues {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey { get set }
  func tag<V>(for type: V.Type) -> V? where V: Hashable
  func hasTag<V>(_ tag: V) -> Bool where V: Hashable
}
