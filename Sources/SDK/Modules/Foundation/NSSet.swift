// Foundation: the declarations of NSSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
  typealias Element = Any
  typealias Iterator = NSEnumerator.Iterator
  static var supportsSecureCoding: Bool { get }
  var count: Int { values.count }
  override var description: String { "\(values)" }
  override var hash: Int { values.count }
  var allObjects: [Any] { values }
  var values: [Any] = []
  override func value(forKey key: String) -> Any? { _KeyValues.value(of: key, in: self) }
  override init() {}
  func place(of object: Any) -> Int? { values.firstIndex { NSArray.isSame($0, object) } }
  func insertNew(_ object: Any) {
    if place(of: object) == nil { values.append(object) }
  }
  convenience init(array: [Any]) {
    self.init()
    for element in array { insertNew(element) }
  }
  convenience init(set: Set<AnyHashable>) {
    self.init()
    for element in set.map { $0.base } { insertNew(element) }
  }
  convenience init(set anSet: NSSet) {
    self.init()
    for element in anSet.values { insertNew(element) }
  }
  convenience init(set: Set<AnyHashable>, copyItems flag: Bool) {
    self.init()
    for element in set.map { $0.base } { insertNew(element) }
  }
  convenience init(object: Any) {
    self.init()
    for element in [object] { insertNew(element) }
  }
  convenience init(objects elements: Any...) {
    self.init()
    for element in elements { insertNew(element) }
  }
  required convenience init?(coder aDecoder: NSCoder)
  func member(_ object: Any) -> Any? { place(of: object).map { values[$0] } }
  func objectEnumerator() -> NSEnumerator { _ListEnumerator(values) }
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { NSSet(array: values) }
  func copy(with zone: NSZone? = nil) -> Any { NSSet(array: values) }
  override func mutableCopy() -> Any { NSMutableSet(array: values) }
  func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: values) }
  func description(withLocale locale: Locale?) -> String
  override func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? NSSet else { return false }
    return count == other.count && values.allSatisfy { other.contains($0) }
  }
  func anyObject() -> Any? { values.first }
  func contains(_ anObject: Any) -> Bool { place(of: anObject) != nil }
  func intersects(_ otherSet: Set<AnyHashable>) -> Bool
  func isEqual(to otherSet: Set<AnyHashable>) -> Bool
  func isSubset(of otherSet: Set<AnyHashable>) -> Bool
  func adding(_ anObject: Any) -> Set<AnyHashable>
  func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
  func addingObjects(from other: [Any]) -> Set<AnyHashable>
  func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
  func makeIterator() -> NSSet.Iterator { objectEnumerator().makeIterator() }
}
