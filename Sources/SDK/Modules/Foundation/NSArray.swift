// Foundation: the declarations of NSArray.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSArray: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence {
  typealias Element = Any
  typealias ArrayLiteralElement = Any
  struct Iterator: IteratorProtocol {
    typealias Element = Any
    var elements: [Any]
    mutating func next() -> Any? { elements.isEmpty ? nil : elements.removeFirst() }
  }
  static var supportsSecureCoding: Bool { get }
  var count: Int { values.count }
  override var hash: Int { values.count }
  override var description: String { "\(values)" }
  var firstObject: Any? { values.first }
  var lastObject: Any? { values.last }
  var sortedArrayHint: Data { get }
  var values: [Any] = []
  override func value(forKey key: String) -> Any? { _KeyValues.value(of: key, in: self) }
  override init() {}
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }
  convenience init(objects elements: AnyObject...) {
    self.init()
    values = elements
  }
  required convenience init(arrayLiteral elements: Any...) {
    self.init()
    values = elements
  }
  required convenience init?(coder aDecoder: NSCoder)
  convenience init(object anObject: Any) {
    self.init()
    values = [anObject]
  }
  convenience init(array: [Any]) {
    self.init()
    values = array
  }
  convenience init(array: NSArray) {
    self.init()
    values = array.values
  }
  convenience init(array: [Any], copyItems: Bool) {
    self.init()
    values = array
  }
  convenience init(contentsOf url: URL, error: ()) throws
  convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }
  convenience init?(contentsOf url: URL) {
    guard let data = try? _Files.read(url), let list = try? PropertyListSerialization._read(data) as? [Any]
    else { return nil }
    self.init(array: list)
  }
  subscript(idx: Int) -> Any { values[idx] }
  func object(at index: Int) -> Any { values[index] }
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { NSArray(array: values) }
  func copy(with zone: NSZone? = nil) -> Any { NSArray(array: values) }
  override func mutableCopy() -> Any { NSMutableArray(array: values) }
  func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableArray(array: values) }
  override func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? NSArray else { return false }
    return isEqual(to: other.values)
  }
  func adding(_ anObject: Any) -> [Any] { values + [anObject] }
  func addingObjects(from otherArray: [Any]) -> [Any] { values + otherArray }
  func componentsJoined(by separator: String) -> String {
    values.map { "\($0)" }.joined(separator: separator)
  }
  func contains(_ anObject: Any) -> Bool { values.contains { NSArray.isSame($0, anObject) } }
  func description(withLocale locale: Locale?) -> String
  func description(withLocale locale: Locale?, indent level: Int) -> String
  func firstObjectCommon(with otherArray: [Any]) -> Any?
  func index(of anObject: Any) -> Int { values.firstIndex { NSArray.isSame($0, anObject) } ?? NSNotFound }
  func index(of anObject: Any, in range: NSRange) -> Int
  func indexOfObjectIdentical(to anObject: Any) -> Int
  func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int
  func isEqual(to otherArray: [Any]) -> Bool {
    guard values.count == otherArray.count else { return false }
    for index in values.indices where !NSArray.isSame(values[index], otherArray[index]) { return false }
    return true
  }
  func objectEnumerator() -> NSEnumerator { _ListEnumerator(values) }
  func reverseObjectEnumerator() -> NSEnumerator { _ListEnumerator(values.reversed()) }
  func subarray(with range: NSRange) -> [Any]
  func write(to url: URL) throws
  @discardableResult func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  @discardableResult func write(to url: URL, atomically: Bool) -> Bool
  func objects(at indexes: IndexSet) -> [Any]
  func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    values.sorted { cmptr($0, $1) == .orderedAscending }
  }
  func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
  func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  final func makeIterator() -> NSArray.Iterator { NSArray.Iterator(elements: values) }
  func filtered(using predicate: NSPredicate) -> [Any] { values.filter { predicate.evaluate(with: $0) } }
}
