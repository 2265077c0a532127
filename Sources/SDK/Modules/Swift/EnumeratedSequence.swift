// Swift's standard library: the declarations of EnumeratedSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct EnumeratedSequence<Base> where Base: Sequence {
  let base: Base

  init(base: Base) { self.base = base }
}

extension EnumeratedSequence: Sendable where Base: Sendable {}

extension EnumeratedSequence {
  struct Iterator {
    var base: Base.Iterator
    var count: Int

    init(base: Base.Iterator) {
      self.base = base
      count = 0
    }
  }
}

extension EnumeratedSequence.Iterator: Sendable where Base.Iterator: Sendable {}

extension EnumeratedSequence.Iterator: IteratorProtocol, Sequence {
  typealias Element = (offset: Int, element: Base.Element)
  mutating func next() -> EnumeratedSequence<Base>.Iterator.Element? {
    guard let element = base.next() else { return nil }
    let offset = count
    count += 1
    return (offset: offset, element: element)
  }
  typealias Iterator = EnumeratedSequence<Base>.Iterator
}

extension EnumeratedSequence: Sequence {
  func makeIterator() -> EnumeratedSequence<Base>.Iterator { Iterator(base: base.makeIterator()) }
  typealias Element = EnumeratedSequence<Base>.Iterator.Element
}

extension EnumeratedSequence: Collection where Base: Collection {
  struct Index {
    let base: Base.Index
    let offset: Int

    init(base: Base.Index, offset: Int) {
      self.base = base
      self.offset = offset
    }
  }
  var startIndex: EnumeratedSequence<Base>.Index { Index(base: base.startIndex, offset: 0) }
  var endIndex: EnumeratedSequence<Base>.Index { Index(base: base.endIndex, offset: base.count) }
  var count: Int { base.count }
  var isEmpty: Bool { base.isEmpty }
  func distance(from start: EnumeratedSequence<Base>.Index, to end: EnumeratedSequence<Base>.Index) -> Int {
    end.offset - start.offset
  }
  func index(after index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index {
    Index(base: base.index(after: index.base), offset: index.offset + 1)
  }
  func index(_ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int) -> EnumeratedSequence<Base>.Index {
    Index(base: base.index(i.base, offsetBy: distance), offset: i.offset + distance)
  }
  func index(
    _ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int,
    limitedBy limit: EnumeratedSequence<Base>.Index
  ) -> EnumeratedSequence<Base>.Index? {
    guard let found = base.index(i.base, offsetBy: distance, limitedBy: limit.base) else { return nil }
    return Index(base: found, offset: i.offset + distance)
  }
  subscript(position: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Element {
    (offset: position.offset, element: base[position.base])
  }
  typealias Indices = DefaultIndices<EnumeratedSequence<Base>>
  typealias SubSequence = Slice<EnumeratedSequence<Base>>
}

extension EnumeratedSequence.Index: Comparable {
  static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool {
    lhs.base == rhs.base
  }
  static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool {
    lhs.base < rhs.base
  }
}

extension EnumeratedSequence: BidirectionalCollection where Base: RandomAccessCollection {
  func index(before index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index {
    Index(base: base.index(before: index.base), offset: index.offset - 1)
  }
}

extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}
