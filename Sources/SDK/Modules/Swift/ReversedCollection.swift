// Swift's standard library: the declarations of ReversedCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ReversedCollection<Base> where Base: BidirectionalCollection {}

extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = ReversedCollection<Base>
}

extension ReversedCollection: Sendable where Base: Sendable {}

extension ReversedCollection {
  struct Iterator {}
}

extension ReversedCollection.Iterator: Sendable where Base: Sendable, Base.Index: Sendable {}

extension ReversedCollection.Iterator: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> ReversedCollection<Base>.Iterator.Element?
  typealias Iterator = ReversedCollection<Base>.Iterator
}

extension ReversedCollection: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> ReversedCollection<Base>.Iterator
}

extension ReversedCollection {
  struct Index {
    let base: Base.Index
    init(_ base: Base.Index)
  }
}

extension ReversedCollection.Index: Sendable where Base.Index: Sendable {}

extension ReversedCollection.Index: Comparable {
  static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
  static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
}

extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ReversedCollection: BidirectionalCollection {
  var startIndex: ReversedCollection<Base>.Index { get }
  var endIndex: ReversedCollection<Base>.Index { get }
  func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index
  func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index
  func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int) -> ReversedCollection<Base>.Index
  func index(
    _ i: ReversedCollection<Base>.Index, offsetBy n: Int, limitedBy limit: ReversedCollection<Base>.Index
  ) -> ReversedCollection<Base>.Index?
  func distance(from start: ReversedCollection<Base>.Index, to end: ReversedCollection<Base>.Index) -> Int
  subscript(position: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Element { get }
  typealias Indices = DefaultIndices<ReversedCollection<Base>>
  typealias SubSequence = Slice<ReversedCollection<Base>>
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ReversedCollection {
  func reversed() -> Base
}
