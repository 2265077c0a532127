// Foundation: the declarations of NSMutableOrderedSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableOrderedSet: NSOrderedSet, Sendable {
  init(capacity numItems: Int)
  required convenience init(arrayLiteral elements: Any...)
  required convenience init?(coder aDecoder: NSCoder)
  convenience init(orderedSet set: NSOrderedSet, range: NSRange, copyItems flag: Bool)
  convenience init(array set: [Any], copyItems flag: Bool)
  convenience init(array set: [Any], range: NSRange, copyItems flag: Bool)
  override init() {}
  override subscript(idx: Int) -> Any {
    get { values[idx] }
    set { values[idx] = newValue }
  }
  func insert(_ object: Any, at idx: Int) {
    if place(of: object) == nil { values.insert(object, at: idx) }
  }
  func removeObject(at idx: Int) { _ = values.remove(at: idx) }
  func replaceObject(at idx: Int, with obj: Any) { values[idx] = obj }
  override func copy(with zone: NSZone? = nil) -> Any
  func add(_ object: Any) { insertNew(object) }
  func addObjects(from array: [Any]) {
    for object in array { insertNew(object) }
  }
  func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { values.swapAt(idx1, idx2) }
  func moveObjects(at indexes: IndexSet, to idx: Int)
  func insert(_ objects: [Any], at indexes: IndexSet)
  func setObject(_ obj: Any, at idx: Int)
  func replaceObjects(at indexes: IndexSet, with objects: [Any])
  func removeObjects(in range: NSRange)
  func removeObjects(at indexes: IndexSet)
  func removeAllObjects() { values = [] }
  func remove(_ val: Any)
  func removeObjects(in array: [Any])
  func intersect(_ other: NSOrderedSet)
  func minus(_ other: NSOrderedSet)
  func union(_ other: NSOrderedSet)
  func intersectSet(_ other: Set<AnyHashable>)
  func minusSet(_ other: Set<AnyHashable>)
  func unionSet(_ other: Set<AnyHashable>)
  func sort(comparator cmptr: (Any, Any) -> ComparisonResult)
  func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
  func sortRange(
    _ range: NSRange, options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
  func sort(using sortDescriptors: [NSSortDescriptor])
  func filter(using predicate: NSPredicate)
}
