// Foundation: the declarations of NSIndexSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSIndexSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
  typealias Iterator = NSIndexSetIterator
  static var supportsSecureCoding: Bool { get }
  override var hash: Int { get }
  var count: Int { get }
  var firstIndex: Int { get }
  var lastIndex: Int { get }
  override init()
  init(indexesIn range: NSRange)
  init(indexSet: IndexSet)
  required init?(coder aDecoder: NSCoder)
  convenience init(index value: Int)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  func isEqual(to indexSet: IndexSet) -> Bool
  override func isEqual(_ object: Any?) -> Bool
  func indexGreaterThanIndex(_ value: Int) -> Int
  func indexLessThanIndex(_ value: Int) -> Int
  func indexGreaterThanOrEqual(to value: Int) -> Int
  func indexLessThanOrEqual(to value: Int) -> Int
  func countOfIndexes(in range: NSRange) -> Int
  func contains(_ value: Int) -> Bool
  func contains(in range: NSRange) -> Bool
  func contains(_ indexSet: IndexSet) -> Bool
  func intersects(in range: NSRange) -> Bool
  func makeIterator() -> NSIndexSetIterator
}
