// Foundation: the declarations of NSSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
  typealias Element = Any
  typealias Iterator = NSEnumerator.Iterator
  static var supportsSecureCoding: Bool { get }
  var count: Int { get }
  override var description: String { get }
  override var hash: Int { get }
  var allObjects: [Any] { get }
  override convenience init()
  convenience init(array: [Any])
  convenience init(set: Set<AnyHashable>)
  convenience init(set anSet: NSSet)
  convenience init(set: Set<AnyHashable>, copyItems flag: Bool)
  convenience init(object: Any)
  convenience init(objects elements: Any...)
  required convenience init?(coder aDecoder: NSCoder)
  func member(_ object: Any) -> Any?
  func objectEnumerator() -> NSEnumerator
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func description(withLocale locale: Locale?) -> String
  override func isEqual(_ value: Any?) -> Bool
  func anyObject() -> Any?
  func contains(_ anObject: Any) -> Bool
  func intersects(_ otherSet: Set<AnyHashable>) -> Bool
  func isEqual(to otherSet: Set<AnyHashable>) -> Bool
  func isSubset(of otherSet: Set<AnyHashable>) -> Bool
  func adding(_ anObject: Any) -> Set<AnyHashable>
  func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
  func addingObjects(from other: [Any]) -> Set<AnyHashable>
  func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
  func makeIterator() -> NSSet.Iterator
}
