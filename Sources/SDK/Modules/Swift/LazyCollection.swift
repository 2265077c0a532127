// Swift's standard library: the declarations of LazyCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyCollection: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias SubSequence = Slice<LazySequence<Base>>
  var startIndex: LazySequence<Base>.Index { get }
  var endIndex: LazySequence<Base>.Index { get }
  var indices: LazySequence<Base>.Indices { get }
  func index(after i: LazySequence<Base>.Index) -> LazySequence<Base>.Index
  subscript(position: LazySequence<Base>.Index) -> LazySequence<Base>.Element { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func index(_ i: LazySequence<Base>.Index, offsetBy n: Int) -> LazySequence<Base>.Index
  func index(_ i: LazySequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazySequence<Base>.Index)
    -> LazySequence<Base>.Index?
  func distance(from start: LazySequence<Base>.Index, to end: LazySequence<Base>.Index) -> Int
}

extension LazyCollection: LazyCollectionProtocol where Base: Collection {}

extension LazyCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazySequence<Base>.Index) -> LazySequence<Base>.Index
}

extension LazyCollection: RandomAccessCollection where Base: RandomAccessCollection {}
