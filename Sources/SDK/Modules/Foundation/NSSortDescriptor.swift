// Foundation: the declarations of NSSortDescriptor.
// Declared as the framework's interface has it, with code of our own.

class NSSortDescriptor: NSObject, NSCopying {
  let ascending: Bool
  let _key: String?
  let _keyPath: AnyKeyPath?
  /// How two objects compare where the order ascends.
  let _comparing: (Any, Any) -> ComparisonResult
  init(
    _ key: String?, _ keyPath: AnyKeyPath?, _ ascending: Bool,
    _ comparing: @escaping (Any, Any) -> ComparisonResult
  ) {
    _key = key
    _keyPath = keyPath
    self.ascending = ascending
    _comparing = comparing
  }
  var keyPath: AnyKeyPath { _keyPath! }
  var comparator: Comparator { _comparing }
  var reversedSortDescriptor: Any { NSSortDescriptor(_key, _keyPath, !ascending, _comparing) }
  convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(NSSortDescriptor._key(of: keyPath), keyPath, ascending) { one, other in
      guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
      return cmptr(one[keyPath: keyPath], other[keyPath: keyPath])
    }
  }
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSortDescriptor else { return false }
    return self === other || key != nil && key == other.key && ascending == other.ascending
  }
  func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = _comparing(object1, object2)
    if ascending || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
  /// Sorts objects by descriptors, the first one first; what they leave equal keeps its order.
  static func _sorted<Element>(_ elements: [Element], by descriptors: [NSSortDescriptor]) -> [Element] {
    if descriptors.isEmpty { return elements }
    return elements.sorted { one, other in
      for descriptor in descriptors {
        let result = descriptor.compare(one, to: other)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
  /// Nothing comes before something.
  static func _order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    return _KeyValues.order(one, other) ?? .orderedSame
  }
}
