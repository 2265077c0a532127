// Swift's standard library: the declarations of LazyFilterCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyFilterCollection: Collection where Base: Collection {
  typealias SubSequence = LazyFilterCollection<Base.SubSequence>
  var underestimatedCount: Int { get }
  typealias Index = Base.Index
  var startIndex: LazyFilterSequence<Base>.Index { get }
  var endIndex: LazyFilterSequence<Base>.Index { get }
  func index(after i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index
  func formIndex(after i: inout LazyFilterSequence<Base>.Index)
  func distance(from start: LazyFilterSequence<Base>.Index, to end: LazyFilterSequence<Base>.Index) -> Int
  func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int) -> LazyFilterSequence<Base>.Index
  func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int)
  func index(
    _ i: LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index
  ) -> LazyFilterSequence<Base>.Index?
  func formIndex(
    _ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int,
    limitedBy limit: LazyFilterSequence<Base>.Index
  ) -> Bool
  subscript(position: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Element { get }
  subscript(bounds: Range<LazyFilterSequence<Base>.Index>) -> LazyFilterSequence<Base>.SubSequence { get }
  typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
}

extension LazyFilterCollection: LazyCollectionProtocol where Base: Collection {}

extension LazyFilterCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index
  func formIndex(before i: inout LazyFilterSequence<Base>.Index)
}
