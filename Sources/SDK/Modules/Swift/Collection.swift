// Swift's standard library: the declarations of Collection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Collection<Element>: Sequence {
  @available(*, deprecated) typealias IndexDistance = Int
  associatedtype Index: Comparable
  where
    Self.Index == Self.Indices.Element, Self.Indices.Element == Self.Indices.Index,
    Self.Indices.Index == Self.SubSequence.Index
  var startIndex: Self.Index { get }
  var endIndex: Self.Index { get }
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where Self.Element == Self.SubSequence.Element, Self.SubSequence == Self.SubSequence.SubSequence
  subscript(position: Self.Index) -> Self.Element { get }
  subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
  associatedtype Indices: Collection = DefaultIndices<Self> where Self.Indices == Self.Indices.SubSequence
  var indices: Self.Indices { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
  func index(after i: Self.Index) -> Self.Index
  func formIndex(after i: inout Self.Index)
}

extension Collection {
  func formIndex(after i: inout Self.Index)
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func formIndex(_ i: inout Self.Index, offsetBy distance: Int)
  func formIndex(_ i: inout Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Bool
  func distance(from start: Self.Index, to end: Self.Index) -> Int
  func randomElement<T>(using generator: inout T) -> Self.Element? where T: RandomNumberGenerator
  func randomElement() -> Self.Element?
}

extension Collection where Self.Iterator == IndexingIterator<Self> {
  func makeIterator() -> IndexingIterator<Self>
}

extension Collection where Self.SubSequence == Slice<Self> {
  subscript(bounds: Range<Self.Index>) -> Slice<Self> { get }
}

extension Collection where Self == Self.SubSequence {
  mutating func popFirst() -> Self.Element?
}

extension Collection {
  var isEmpty: Bool { get }
  var first: Self.Element? { get }
  var underestimatedCount: Int { get }
  var count: Int { get }
}

extension Collection {
  func map<T, E>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func dropFirst(_ k: Int = 1) -> Self.SubSequence
  func dropLast(_ k: Int = 1) -> Self.SubSequence
  func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
  func prefix(_ maxLength: Int) -> Self.SubSequence
  func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
  func suffix(_ maxLength: Int) -> Self.SubSequence
  func prefix(upTo end: Self.Index) -> Self.SubSequence
  func suffix(from start: Self.Index) -> Self.SubSequence
  func prefix(through position: Self.Index) -> Self.SubSequence
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Self.Element) throws -> Bool
  ) rethrows -> [Self.SubSequence]
}

extension Collection where Self.Element: Equatable {
  func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    -> [Self.SubSequence]
}

extension Collection where Self == Self.SubSequence {
  @discardableResult mutating func removeFirst() -> Self.Element
  mutating func removeFirst(_ k: Int)
}

extension Collection where Self.Element: Equatable {
  func firstIndex(of element: Self.Element) -> Self.Index?
}

extension Collection {
  func firstIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?
}

extension Collection {
  func indices(where predicate: (Self.Element) throws -> Bool) rethrows -> RangeSet<Self.Index>
}

extension Collection where Self.Element: Equatable {
  func indices(of element: Self.Element) -> RangeSet<Self.Index>
}

extension Collection {
  subscript(subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self> { get }
}

extension Collection {
  func removingSubranges(_ subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self>
}

extension Collection where Self.Indices == DefaultIndices<Self> {
  var indices: DefaultIndices<Self> { get }
}

extension Collection {
  subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound { get }
  subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get }
}

extension Collection {
  @available(*, deprecated) func index(where _predicate: (Self.Element) throws -> Bool) rethrows -> Self
    .Index?
}

extension Collection where Self.Element: Equatable {
  @available(*, deprecated) func index(of element: Self.Element) -> Self.Index?
}

extension Collection where Self.Element: Equatable {
  @_disfavoredOverload func contains<C>(_ other: C) -> Bool where C: Collection, Self.Element == C.Element
}

extension Collection where Self.Element: Equatable {
  func firstRange<C>(of other: C) -> Range<Self.Index>? where C: Collection, Self.Element == C.Element
}

extension Collection where Self.Element: Equatable {
  func ranges<C>(of other: C) -> [Range<Self.Index>] where C: Collection, Self.Element == C.Element
}

extension Collection where Self.Element: Equatable {
  @_disfavoredOverload func split<C>(
    separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Self.SubSequence] where C: Collection, Self.Element == C.Element
}

extension Collection {
  func trimmingPrefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
}

extension Collection where Self == Self.SubSequence {
  mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) throws
}

extension Collection where Self.Element: Equatable {
  func trimmingPrefix<Prefix>(_ prefix: Prefix) -> Self.SubSequence
  where Prefix: Sequence, Self.Element == Prefix.Element
}

extension Collection where Self == Self.SubSequence, Self.Element: Equatable {
  mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Self.Element == Prefix.Element
}
