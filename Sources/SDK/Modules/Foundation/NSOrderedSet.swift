// Foundation: the declarations of NSOrderedSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSOrderedSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence
{
  typealias Element = Any
  typealias ArrayLiteralElement = Any
  typealias Iterator = NSEnumerator.Iterator
  static var supportsSecureCoding: Bool { get }
  var count: Int { values.count }
  var firstObject: Any? { values.first }
  var lastObject: Any? { values.last }
  var reversed: NSOrderedSet { NSOrderedSet(array: Array(values.reversed())) }
  var array: [Any] { values }
  var set: Set<AnyHashable> { Set(values.compactMap { $0 as? AnyHashable }) }
  override var description: String { "\(values)" }
  required convenience init?(coder aDecoder: NSCoder)
  var values: [Any] = []
  override func value(forKey key: String) -> Any? { _KeyValues.value(of: key, in: self) }
  override init() {}
  func place(of object: Any) -> Int? { values.firstIndex { NSArray.isSame($0, object) } }
  func insertNew(_ object: Any) {
    if place(of: object) == nil { values.append(object) }
  }
  required convenience init(arrayLiteral elements: Any...)
  convenience init(objects elements: Any...) {
    self.init()
    for element in elements { insertNew(element) }
  }
  convenience init(object: Any) {
    self.init()
    for element in [object] { insertNew(element) }
  }
  convenience init(orderedSet set: NSOrderedSet) {
    self.init()
    for element in set.values { insertNew(element) }
  }
  convenience init(orderedSet set: NSOrderedSet, copyItems flag: Bool)
  convenience init(orderedSet set: NSOrderedSet, range: NSRange, copyItems flag: Bool)
  convenience init(array: [Any]) {
    self.init()
    for element in array { insertNew(element) }
  }
  convenience init(array set: [Any], copyItems flag: Bool)
  convenience init(array set: [Any], range: NSRange, copyItems flag: Bool)
  convenience init(set: Set<AnyHashable>) {
    self.init()
    for element in set.map { $0.base } { insertNew(element) }
  }
  convenience init(set: Set<AnyHashable>, copyItems flag: Bool) {
    self.init()
    for element in set.map { $0.base } { insertNew(element) }
  }
  subscript(idx: Int) -> Any { values[idx] }
  override func copy() -> Any { NSOrderedSet(array: values) }
  func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(array: values) }
  override func mutableCopy() -> Any { NSMutableOrderedSet(array: values) }
  func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableOrderedSet(array: values) }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSOrderedSet else { return false }
    return isEqual(to: other)
  }
  func encode(with aCoder: NSCoder)
  func object(at idx: Int) -> Any { values[idx] }
  func index(of object: Any) -> Int { place(of: object) ?? NSNotFound }
  func objects(at indexes: IndexSet) -> [Any]
  func isEqual(to other: NSOrderedSet) -> Bool { NSArray(array: values).isEqual(to: other.values) }
  func contains(_ object: Any) -> Bool { place(of: object) != nil }
  func intersects(_ other: NSOrderedSet) -> Bool { values.contains { other.contains($0) } }
  func intersectsSet(_ set: Set<AnyHashable>) -> Bool
  func isSubset(of other: NSOrderedSet) -> Bool { values.allSatisfy { other.contains($0) } }
  func isSubset(of set: Set<AnyHashable>) -> Bool
  func objectEnumerator() -> NSEnumerator { _ListEnumerator(values) }
  func reverseObjectEnumerator() -> NSEnumerator { _ListEnumerator(values.reversed()) }
  func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    values.sorted { cmptr($0, $1) == .orderedAscending }
  }
  func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  func description(withLocale locale: Locale?) -> String
  func description(withLocale locale: Locale?, indent level: Int) -> String
  func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  func makeIterator() -> NSOrderedSet.Iterator { objectEnumerator().makeIterator() }
  func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: values.filter { predicate.evaluate(with: $0) })
  }
}
