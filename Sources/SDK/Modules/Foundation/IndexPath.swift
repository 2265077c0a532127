// Foundation: the declarations of IndexPath.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct IndexPath: ReferenceConvertible, MutableCollection, RandomAccessCollection, Comparable,
  ExpressibleByArrayLiteral, Sendable, Decodable, Encodable
{
  typealias ArrayLiteralElement = IndexPath.Element
  typealias SubSequence = IndexPath
  typealias Iterator = IndexingIterator<IndexPath>
  typealias Element = Int
  typealias Index = Array<Int>.Index
  typealias Indices = DefaultIndices<IndexPath>
  typealias ReferenceType = NSIndexPath
  var count: Int { get }
  var startIndex: IndexPath.Index { get }
  var endIndex: IndexPath.Index { get }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init<ElementSequence>(indexes: ElementSequence)
  where ElementSequence: Sequence, ElementSequence.Element == Int
  init(arrayLiteral indexes: IndexPath.Element...)
  init(indexes: Array<IndexPath.Element>)
  init(index: IndexPath.Element)
  init(from decoder: any Decoder) throws
  subscript(index: IndexPath.Index) -> IndexPath.Element { get set }
  subscript(range: Range<IndexPath.Index>) -> IndexPath { get set }
  func dropLast() -> IndexPath
  mutating func append(_ other: IndexPath)
  mutating func append(_ other: IndexPath.Element)
  mutating func append(_ other: Array<IndexPath.Element>)
  func appending(_ other: IndexPath.Element) -> IndexPath
  func appending(_ other: IndexPath) -> IndexPath
  func appending(_ other: Array<IndexPath.Element>) -> IndexPath
  func makeIterator() -> IndexingIterator<IndexPath>
  func index(before i: IndexPath.Index) -> IndexPath.Index
  func index(after i: IndexPath.Index) -> IndexPath.Index
  func compare(_ other: IndexPath) -> ComparisonResult
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
  static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath
  static func += (lhs: inout IndexPath, rhs: IndexPath)
  static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
  static func <= (lhs: IndexPath, rhs: IndexPath) -> Bool
  static func > (lhs: IndexPath, rhs: IndexPath) -> Bool
  static func >= (lhs: IndexPath, rhs: IndexPath) -> Bool
}
