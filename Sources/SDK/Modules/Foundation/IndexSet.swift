// Foundation: the declarations of IndexSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct IndexSet: ReferenceConvertible, BidirectionalCollection, SetAlgebra, Sendable, Decodable, Encodable {
  typealias ArrayLiteralElement = IndexSet.Element
  typealias Iterator = IndexingIterator<IndexSet>
  typealias Indices = DefaultIndices<IndexSet>
  typealias SubSequence = Slice<IndexSet>
  typealias ReferenceType = NSIndexSet
  typealias Element = Int
  struct RangeView: Equatable, BidirectionalCollection, Sendable {
    typealias Iterator = IndexingIterator<IndexSet.RangeView>
    typealias Indices = DefaultIndices<IndexSet.RangeView>
    typealias SubSequence = Slice<IndexSet.RangeView>
    typealias Element = Range<IndexSet.Element>
    typealias Index = Int
    let startIndex: IndexSet.RangeView.Index
    let endIndex: IndexSet.RangeView.Index
    subscript(index: IndexSet.RangeView.Index) -> Range<IndexSet.Element> { get }
    subscript(bounds: Range<IndexSet.RangeView.Index>) -> Slice<IndexSet.RangeView> { get }
    func makeIterator() -> IndexingIterator<IndexSet.RangeView>
    func index(after i: IndexSet.RangeView.Index) -> IndexSet.RangeView.Index
    func index(before i: IndexSet.RangeView.Index) -> IndexSet.RangeView.Index
    static func == (lhs: IndexSet.RangeView, rhs: IndexSet.RangeView) -> Bool
  }
  struct Index: Comparable, CustomStringConvertible, Sendable {
    var description: String { get }
    static func == (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func < (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func <= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func > (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func >= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
  }
  var count: Int { get }
  var rangeView: IndexSet.RangeView { get }
  var startIndex: IndexSet.Index { get }
  var endIndex: IndexSet.Index { get }
  var first: IndexSet.Element? { get }
  var last: IndexSet.Element? { get }
  var isEmpty: Bool { get }
  var description: String { get }
  var debugDescription: String { get }
  init(integersIn range: Range<IndexSet.Element>)
  init<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
  init(integer: IndexSet.Element)
  init()
  init(from decoder: any Decoder) throws
  subscript(index: IndexSet.Index) -> IndexSet.Element { get }
  subscript(bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { get }
  func hash(into hasher: inout Hasher)
  func makeIterator() -> IndexingIterator<IndexSet>
  func rangeView(of range: Range<IndexSet.Element>) -> IndexSet.RangeView
  func rangeView<R>(of range: R) -> IndexSet.RangeView where R: RangeExpression, R.Bound == Int
  func integerGreaterThan(_ integer: IndexSet.Element) -> IndexSet.Element?
  func integerLessThan(_ integer: IndexSet.Element) -> IndexSet.Element?
  func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
  func integerLessThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
  func indexRange(in range: Range<IndexSet.Element>) -> Range<IndexSet.Index>
  func indexRange<R>(in range: R) -> Range<IndexSet.Index> where R: RangeExpression, R.Bound == Int
  func count(in range: Range<IndexSet.Element>) -> Int
  func count<R>(in range: R) -> Int where R: RangeExpression, R.Bound == Int
  func contains(_ integer: IndexSet.Element) -> Bool
  func contains(integersIn range: Range<IndexSet.Element>) -> Bool
  func contains<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
  func contains(integersIn indexSet: IndexSet) -> Bool
  func intersects(integersIn range: Range<IndexSet.Element>) -> Bool
  func intersects<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
  func index(after i: IndexSet.Index) -> IndexSet.Index
  func formIndex(after i: inout IndexSet.Index)
  func index(before i: IndexSet.Index) -> IndexSet.Index
  func formIndex(before i: inout IndexSet.Index)
  mutating func formUnion(_ other: IndexSet)
  func union(_ other: IndexSet) -> IndexSet
  func symmetricDifference(_ other: IndexSet) -> IndexSet
  mutating func formSymmetricDifference(_ other: IndexSet)
  func intersection(_ other: IndexSet) -> IndexSet
  mutating func formIntersection(_ other: IndexSet)
  @discardableResult mutating func insert(_ integer: IndexSet.Element) -> (
    inserted: Bool, memberAfterInsert: IndexSet.Element
  )
  @discardableResult mutating func update(with integer: IndexSet.Element) -> IndexSet.Element?
  @discardableResult mutating func remove(_ integer: IndexSet.Element) -> IndexSet.Element?
  mutating func removeAll()
  mutating func insert(integersIn range: Range<IndexSet.Element>)
  mutating func insert<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
  mutating func remove(integersIn range: Range<IndexSet.Element>)
  mutating func remove(integersIn range: ClosedRange<IndexSet.Element>)
  func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool)
    rethrows -> IndexSet
  func filteredIndexSet(
    in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool
  ) rethrows -> IndexSet
  func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
  mutating func shift(startingAt integer: IndexSet.Element, by delta: Int)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
}
