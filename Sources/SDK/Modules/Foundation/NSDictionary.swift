// Foundation: the declarations of NSDictionary.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSDictionary: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByDictionaryLiteral,
  Sequence
{
  typealias Element = (key: Any, value: Any)
  typealias Value = Any
  typealias Key = Any
  struct Iterator: IteratorProtocol {
    typealias Element = (key: Any, value: Any)
    mutating func next() -> (key: Any, value: Any)?
  }
  static var supportsSecureCoding: Bool { get }
  var count: Int { get }
  override var hash: Int { get }
  var allKeys: [Any] { get }
  var allValues: [Any] { get }
  override var description: String { get }
  var descriptionInStringsFileFormat: String { get }
  convenience init?(contentsOfFile path: String)
  convenience init?(contentsOf url: URL)
  override convenience init()
  convenience init(object: Any, forKey key: any NSCopying)
  convenience init(objects: [Any], forKeys keys: [NSObject])
  convenience init(dictionary otherDictionary: [AnyHashable: Any])
  convenience init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool)
  required convenience init(dictionaryLiteral elements: (Any, Any)...)
  required convenience init?(coder aDecoder: NSCoder)
  subscript(key: Any) -> Any? { get }
  class func sharedKeySet(forKeys keys: [any NSCopying]) -> Any
  func object(forKey aKey: Any) -> Any?
  func value(forKey key: String) -> Any?
  func keyEnumerator() -> NSEnumerator
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ value: Any?) -> Bool
  func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
  func allKeys(for anObject: Any) -> [Any]
  func description(withLocale locale: Locale?) -> String
  func description(withLocale locale: Locale?, indent level: Int) -> String
  func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool
  func objectEnumerator() -> NSEnumerator
  func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
  func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  func write(to url: URL, atomically: Bool) -> Bool
  func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  func keysSortedByValue(
    options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) -> [Any]
  func makeIterator() -> NSDictionary.Iterator
}
