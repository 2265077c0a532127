// Foundation: the declarations of NSSortDescriptor.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSSortDescriptor: NSObject, NSCopying {
  var ascending: Bool { get }
  var keyPath: AnyKeyPath { get }
  var comparator: Comparator { get }
  var reversedSortDescriptor: Any { get }
  init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) where Value: Comparable
  init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func compare(_ object1: Any, to object2: Any) -> ComparisonResult
}
