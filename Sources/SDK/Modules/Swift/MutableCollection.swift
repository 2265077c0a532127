// Swift's standard library: the declarations of MutableCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol MutableCollection<Element>: Collection where Self.SubSequence: MutableCollection {
  override subscript(position: Self.Index) -> Self.Element { get set }
  override subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get set }
  mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
  mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
}

extension MutableCollection {
  mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func shuffle<T>(using generator: inout T) where T: RandomNumberGenerator
  mutating func shuffle()
}

extension MutableCollection {
  mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
}

extension MutableCollection where Self.SubSequence == Slice<Self> {
  subscript(bounds: Range<Self.Index>) -> Slice<Self> { get set }
}

extension MutableCollection {
  @discardableResult mutating func moveSubranges(
    _ subranges: RangeSet<Self.Index>, to insertionPoint: Self.Index
  ) -> Range<Self.Index>
}

extension MutableCollection {
  subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound { get set }
  subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get set }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Self.Index>)
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse()
}

extension MutableCollection where Self: RandomAccessCollection, Self.Element: Comparable {
  mutating func sort()
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows
}
