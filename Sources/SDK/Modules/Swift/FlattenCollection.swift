// Swift's standard library: the declarations of FlattenCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension FlattenCollection: Collection where Base: Collection, Base.Element: Collection {
  var startIndex: FlattenSequence<Base>.Index { get }
  var endIndex: FlattenSequence<Base>.Index { get }
  func index(after i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index
  func formIndex(after i: inout FlattenSequence<Base>.Index)
  func distance(from start: FlattenSequence<Base>.Index, to end: FlattenSequence<Base>.Index) -> Int
  func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int) -> FlattenSequence<Base>.Index
  func formIndex(_ i: inout FlattenSequence<Base>.Index, offsetBy n: Int)
  func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index)
    -> FlattenSequence<Base>.Index?
  func formIndex(
    _ i: inout FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index
  ) -> Bool
  subscript(position: FlattenSequence<Base>.Index) -> Base.Element.Element { get }
  subscript(bounds: Range<FlattenSequence<Base>.Index>) -> Slice<FlattenCollection<Base>> { get }
  typealias Indices = DefaultIndices<FlattenSequence<Base>>
  typealias SubSequence = Slice<FlattenCollection<Base>>
}

extension FlattenCollection: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index
  func formIndex(before i: inout FlattenSequence<Base>.Index)
}
