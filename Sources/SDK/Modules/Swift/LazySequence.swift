// Swift's standard library: the declarations of LazySequence.
// Declared as the toolchain's interface has it, with code of our own.

struct LazySequence<Base> where Base: Sequence {
  let base: Base

  init(base: Base) { self.base = base }
}

extension LazySequence: Sendable where Base: Sendable {}

extension LazySequence: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  func makeIterator() -> LazySequence<Base>.Iterator { base.makeIterator() }
  var underestimatedCount: Int { base.underestimatedCount }
}

extension LazySequence: LazySequenceProtocol {
  typealias Elements = Base
  var elements: LazySequence<Base>.Elements { base }
}

extension LazySequence: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias SubSequence = Slice<LazySequence<Base>>
  var startIndex: LazySequence<Base>.Index { base.startIndex }
  var endIndex: LazySequence<Base>.Index { base.endIndex }
  var indices: LazySequence<Base>.Indices { base.indices }
  func index(after i: LazySequence<Base>.Index) -> LazySequence<Base>.Index { base.index(after: i) }
  subscript(position: LazySequence<Base>.Index) -> LazySequence<Base>.Element { base[position] }
  var isEmpty: Bool { base.isEmpty }
  var count: Int { base.count }
  func index(_ i: LazySequence<Base>.Index, offsetBy n: Int) -> LazySequence<Base>.Index {
    base.index(i, offsetBy: n)
  }
  func index(_ i: LazySequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazySequence<Base>.Index)
    -> LazySequence<Base>.Index?
  { base.index(i, offsetBy: n, limitedBy: limit) }
  func distance(from start: LazySequence<Base>.Index, to end: LazySequence<Base>.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

extension LazySequence: LazyCollectionProtocol where Base: Collection {}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazySequence<Base>.Index) -> LazySequence<Base>.Index { base.index(before: i) }
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
