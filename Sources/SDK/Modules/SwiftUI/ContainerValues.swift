// SwiftUI: the declarations of ContainerValues.
// Declared as the framework's interface has it, with code of our own.

/// What a view says to the container that it is in.
struct ContainerValues {
  var _keyed: [ObjectIdentifier: Any] = [:]
  /// The tags that are set on it, the outermost last.
  var _tags: [AnyHashable] = []

  subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { _keyed[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { _keyed[ObjectIdentifier(key)] = newValue }
  }
  func tag<V>(for type: V.Type) -> V? where V: Hashable { _tags.compactMap { $0.base as? V }.last }
  func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}
