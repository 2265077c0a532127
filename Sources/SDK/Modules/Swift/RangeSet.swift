// Swift's standard library: the declarations of RangeSet.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct RangeSet<Bound> where Bound: Comparable {
  var ranges: RangeSet<Bound>.Ranges { get }
  init()
  init(_ range: Range<Bound>)
  init(_ ranges: some Sequence<Range<Bound>>)
  var isEmpty: Bool { get }
  func contains(_ value: Bound) -> Bool
  mutating func insert(contentsOf range: Range<Bound>)
  mutating func remove(contentsOf range: Range<Bound>)
}

extension RangeSet: Equatable {
  static func == (left: RangeSet<Bound>, right: RangeSet<Bound>) -> Bool
}

extension RangeSet: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension RangeSet: Sendable where Bound: Sendable {}

extension RangeSet {
  init<S, C>(_ indices: S, within collection: C)
  where Bound == S.Element, S: Sequence, C: Collection, S.Element == C.Index
  @discardableResult mutating func insert<C>(_ index: Bound, within collection: C) -> Bool
  where Bound == C.Index, C: Collection
  mutating func remove<C>(_ index: Bound, within collection: C) where Bound == C.Index, C: Collection
}

extension RangeSet {
  mutating func formUnion(_ other: RangeSet<Bound>)
  mutating func formIntersection(_ other: RangeSet<Bound>)
  mutating func formSymmetricDifference(_ other: RangeSet<Bound>)
  mutating func subtract(_ other: RangeSet<Bound>)
  func union(_ other: RangeSet<Bound>) -> RangeSet<Bound>
  func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound>
  func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound>
  func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound>
  func isSubset(of other: RangeSet<Bound>) -> Bool
  func isSuperset(of other: RangeSet<Bound>) -> Bool
  func isStrictSubset(of other: RangeSet<Bound>) -> Bool
  func isStrictSuperset(of other: RangeSet<Bound>) -> Bool
  func isDisjoint(_ other: RangeSet<Bound>) -> Bool
}

extension RangeSet: CustomStringConvertible {
  var description: String { get }
}

extension RangeSet {
  struct Ranges {}
}

extension RangeSet.Ranges: Sequence {
  typealias Element = Range<Bound>
  typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
}

extension RangeSet.Ranges: Collection {
  typealias Index = Int
  typealias Indices = Range<RangeSet<Bound>.Ranges.Index>
  typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
  var startIndex: RangeSet<Bound>.Ranges.Index { get }
  var endIndex: RangeSet<Bound>.Ranges.Index { get }
  var count: Int { get }
  subscript(i: RangeSet<Bound>.Ranges.Index) -> RangeSet<Bound>.Ranges.Element { get }
}

extension RangeSet.Ranges: RandomAccessCollection {}

extension RangeSet.Ranges: Equatable {
  static func == (left: RangeSet<Bound>.Ranges, right: RangeSet<Bound>.Ranges) -> Bool
}

extension RangeSet.Ranges: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension RangeSet.Ranges: Sendable where Bound: Sendable {}

extension RangeSet.Ranges: CustomStringConvertible {
  var description: String { get }
}
