// Swift's standard library: the declarations of RandomAccessCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol RandomAccessCollection<Element>: BidirectionalCollection
where Self.Indices: RandomAccessCollection, Self.SubSequence: RandomAccessCollection {
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
}

extension RandomAccessCollection {
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
}

extension RandomAccessCollection where Self.Index: Strideable, Self.Index.Stride == Int {
  @_implements(Collection,Indices) typealias _Default_Indices = Range<Self.Index>
}

extension RandomAccessCollection
where Self.Index: Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int {
  var indices: Range<Self.Index> { get }
  func index(after i: Self.Index) -> Self.Index
  func index(before i: Self.Index) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Self.Index.Stride) -> Self.Index
  func distance(from start: Self.Index, to end: Self.Index) -> Self.Index.Stride
}
