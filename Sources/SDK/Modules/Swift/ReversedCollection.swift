// Swift's standard library: the declarations of ReversedCollection.
// Declared as the toolchain's interface has it, with code of our own.

struct ReversedCollection<Base> where Base: BidirectionalCollection {
  let _base: Base

  init(base: Base) { _base = base }
}

extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = ReversedCollection<Base>
}

extension ReversedCollection: Sendable where Base: Sendable {}

extension ReversedCollection {
  struct Iterator {
    let base: Base
    var position: Base.Index

    init(base: Base) {
      self.base = base
      position = base.endIndex
    }
  }
}

extension ReversedCollection.Iterator: Sendable where Base: Sendable, Base.Index: Sendable {}

extension ReversedCollection.Iterator: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> ReversedCollection<Base>.Iterator.Element? {
    if position == base.startIndex { return nil }
    position = base.index(before: position)
    return base[position]
  }
  typealias Iterator = ReversedCollection<Base>.Iterator
}

extension ReversedCollection: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> ReversedCollection<Base>.Iterator { Iterator(base: _base) }
}

extension ReversedCollection {
  struct Index {
    let base: Base.Index
    init(_ base: Base.Index) { self.base = base }
  }
}

extension ReversedCollection.Index: Sendable where Base.Index: Sendable {}

extension ReversedCollection.Index: Comparable {
  static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
  static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool {
    lhs.base > rhs.base
  }
}

extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ReversedCollection: BidirectionalCollection {
  var startIndex: ReversedCollection<Base>.Index { Index(_base.endIndex) }
  var endIndex: ReversedCollection<Base>.Index { Index(_base.startIndex) }
  func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index {
    Index(_base.index(before: i.base))
  }
  func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index {
    Index(_base.index(after: i.base))
  }
  func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int) -> ReversedCollection<Base>.Index {
    Index(_base.index(i.base, offsetBy: -n))
  }
  func index(
    _ i: ReversedCollection<Base>.Index, offsetBy n: Int, limitedBy limit: ReversedCollection<Base>.Index
  ) -> ReversedCollection<Base>.Index? {
    guard let found = _base.index(i.base, offsetBy: -n, limitedBy: limit.base) else { return nil }
    return Index(found)
  }
  func distance(from start: ReversedCollection<Base>.Index, to end: ReversedCollection<Base>.Index) -> Int {
    _base.distance(from: end.base, to: start.base)
  }
  subscript(position: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Element {
    _base[_base.index(before: position.base)]
  }
  typealias Indices = DefaultIndices<ReversedCollection<Base>>
  typealias SubSequence = Slice<ReversedCollection<Base>>
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ReversedCollection {
  func reversed() -> Base { _base }
}
