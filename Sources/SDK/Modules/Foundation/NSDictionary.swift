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
    var elements: [(key: Any, value: Any)]
    mutating func next() -> (key: Any, value: Any)? { elements.isEmpty ? nil : elements.removeFirst() }
  }
  static var supportsSecureCoding: Bool { get }
  var count: Int { values.count }
  override var hash: Int { values.count }
  var allKeys: [Any] { values.keys.map { $0.base } }
  var allValues: [Any] { values.values.map { $0 } }
  override var description: String { "\(values)" }
  var descriptionInStringsFileFormat: String { get }
  convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }
  convenience init?(contentsOf url: URL) {
    guard let data = try? _Files.read(url),
      let list = try? PropertyListSerialization._read(data) as? [String: Any]
    else { return nil }
    self.init(dictionary: list)
  }
  var values: [AnyHashable: Any] = [:]
  override init() {}
  convenience init(object: Any, forKey key: any NSCopying)
  convenience init(objects: [Any], forKeys keys: [NSObject])
  convenience init(dictionary otherDictionary: [AnyHashable: Any]) {
    self.init()
    values = otherDictionary
  }
  convenience init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool) {
    self.init()
    values = otherDictionary
  }
  required convenience init(dictionaryLiteral elements: (Any, Any)...) {
    self.init()
    for (key, value) in elements {
      if let key = key as? AnyHashable { values[key] = value }
    }
  }
  required convenience init?(coder aDecoder: NSCoder)
  subscript(key: Any) -> Any? { object(forKey: key) }
  class func sharedKeySet(forKeys keys: [any NSCopying]) -> Any
  func object(forKey aKey: Any) -> Any? {
    guard let key = aKey as? AnyHashable else { return nil }
    return values[key]
  }
  func value(forKey key: String) -> Any? { values[AnyHashable(key)] }
  func keyEnumerator() -> NSEnumerator { _ListEnumerator(values.keys.map { $0.base }) }
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { NSDictionary(dictionary: values) }
  func copy(with zone: NSZone? = nil) -> Any { NSDictionary(dictionary: values) }
  override func mutableCopy() -> Any { NSMutableDictionary(dictionary: values) }
  func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableDictionary(dictionary: values) }
  override func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? NSDictionary else { return false }
    return isEqual(to: other.values)
  }
  func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
  func allKeys(for anObject: Any) -> [Any] {
    values.filter { NSArray.isSame($0.value, anObject) }.map { $0.key.base }
  }
  func description(withLocale locale: Locale?) -> String
  func description(withLocale locale: Locale?, indent level: Int) -> String
  func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
    guard values.count == otherDictionary.count else { return false }
    for (key, value) in values {
      guard let other = otherDictionary[key], NSArray.isSame(value, other) else { return false }
    }
    return true
  }
  func objectEnumerator() -> NSEnumerator { _ListEnumerator(Array(values.values)) }
  func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any] {
    keys.map { object(forKey: $0) ?? marker }
  }
  func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  func write(to url: URL, atomically: Bool) -> Bool
  func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  func keysSortedByValue(
    options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) -> [Any]
  func makeIterator() -> NSDictionary.Iterator {
    NSDictionary.Iterator(elements: values.map { (key: $0.key.base, value: $0.value) })
  }
}
