// Foundation: the declarations of NSOrderedSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSOrderedSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence
{
  typealias Element = Any
  typealias ArrayLiteralElement = Any
  typealias Iterator = NSEnumerator.Iterator
  static var supportsSecureCoding: Bool { get }
  var count: Int { get }
  var firstObject: Any? { get }
  var lastObject: Any? { get }
  var reversed: NSOrderedSet { get }
  var array: [Any] { get }
  var set: Set<AnyHashable> { get }
  override var description: String { get }
  required convenience init?(coder aDecoder: NSCoder)
  override convenience init()
  required convenience init(arrayLiteral elements: Any...)
  convenience init(objects elements: Any...)
  convenience init(object: Any)
  convenience init(orderedSet set: NSOrderedSet)
  convenience init(orderedSet set: NSOrderedSet, copyItems flag: Bool)
  convenience init(orderedSet set: NSOrderedSet, range: NSRange, copyItems flag: Bool)
  convenience init(array: [Any])
  convenience init(array set: [Any], copyItems flag: Bool)
  convenience init(array set: [Any], range: NSRange, copyItems flag: Bool)
  convenience init(set: Set<AnyHashable>)
  convenience init(set: Set<AnyHashable>, copyItems flag: Bool)
  subscript(idx: Int) -> Any { get }
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
  func encode(with aCoder: NSCoder)
  func object(at idx: Int) -> Any
  func index(of object: Any) -> Int
  func objects(at indexes: IndexSet) -> [Any]
  func isEqual(to other: NSOrderedSet) -> Bool
  func contains(_ object: Any) -> Bool
  func intersects(_ other: NSOrderedSet) -> Bool
  func intersectsSet(_ set: Set<AnyHashable>) -> Bool
  func isSubset(of other: NSOrderedSet) -> Bool
  func isSubset(of set: Set<AnyHashable>) -> Bool
  func objectEnumerator() -> NSEnumerator
  func reverseObjectEnumerator() -> NSEnumerator
  func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  func description(withLocale locale: Locale?) -> String
  func description(withLocale locale: Locale?, indent level: Int) -> String
  func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  func makeIterator() -> NSOrderedSet.Iterator
  func filtered(using predicate: NSPredicate) -> NSOrderedSet
}
