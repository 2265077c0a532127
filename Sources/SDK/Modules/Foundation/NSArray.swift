// Foundation: the declarations of NSArray.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSArray: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence {
  typealias Element = Any
  typealias ArrayLiteralElement = Any
  struct Iterator: IteratorProtocol {
    typealias Element = Any
    mutating func next() -> Any?
  }
  static var supportsSecureCoding: Bool { get }
  var count: Int { get }
  override var hash: Int { get }
  override var description: String { get }
  var firstObject: Any? { get }
  var lastObject: Any? { get }
  var sortedArrayHint: Data { get }
  override init()
  convenience init(objects elements: AnyObject...)
  required convenience init(arrayLiteral elements: Any...)
  required convenience init?(coder aDecoder: NSCoder)
  convenience init(object anObject: Any)
  convenience init(array: [Any])
  convenience init(array: NSArray)
  convenience init(array: [Any], copyItems: Bool)
  convenience init(contentsOf url: URL, error: ()) throws
  convenience init?(contentsOfFile path: String)
  convenience init?(contentsOf url: URL)
  subscript(idx: Int) -> Any { get }
  func object(at index: Int) -> Any
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ value: Any?) -> Bool
  func adding(_ anObject: Any) -> [Any]
  func addingObjects(from otherArray: [Any]) -> [Any]
  func componentsJoined(by separator: String) -> String
  func contains(_ anObject: Any) -> Bool
  func description(withLocale locale: Locale?) -> String
  func description(withLocale locale: Locale?, indent level: Int) -> String
  func firstObjectCommon(with otherArray: [Any]) -> Any?
  func index(of anObject: Any) -> Int
  func index(of anObject: Any, in range: NSRange) -> Int
  func indexOfObjectIdentical(to anObject: Any) -> Int
  func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int
  func isEqual(to otherArray: [Any]) -> Bool
  func objectEnumerator() -> NSEnumerator
  func reverseObjectEnumerator() -> NSEnumerator
  func subarray(with range: NSRange) -> [Any]
  func write(to url: URL) throws
  @discardableResult func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  @discardableResult func write(to url: URL, atomically: Bool) -> Bool
  func objects(at indexes: IndexSet) -> [Any]
  func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
  func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  final func makeIterator() -> NSArray.Iterator
  func filtered(using predicate: NSPredicate) -> [Any]
}
