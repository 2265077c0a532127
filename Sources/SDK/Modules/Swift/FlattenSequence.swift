// Swift's standard library: the declarations of FlattenSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct FlattenSequence<Base> where Base: Sequence, Base.Element: Sequence {
  let base: Base

  init(base: Base) { self.base = base }
}

extension FlattenSequence: Sendable where Base: Sendable {}

extension FlattenSequence {
  struct Iterator {
    var base: Base.Iterator
    var inner: Base.Element.Iterator?

    init(base: Base.Iterator) {
      self.base = base
      inner = nil
    }
  }
}

extension FlattenSequence.Iterator: Sendable where Base.Iterator: Sendable, Base.Element.Iterator: Sendable {}

extension FlattenSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element.Element
  mutating func next() -> FlattenSequence<Base>.Iterator.Element? {
    while true {
      if var iterator = inner {
        if let element = iterator.next() {
          inner = iterator
          return element
        }
      }
      guard let following = base.next() else {
        inner = nil
        return nil
      }
      inner = following.makeIterator()
    }
  }
}

extension FlattenSequence.Iterator: Sequence {
  typealias Iterator = FlattenSequence<Base>.Iterator
}

extension FlattenSequence: Sequence {
  func makeIterator() -> FlattenSequence<Base>.Iterator { Iterator(base: base.makeIterator()) }
  typealias Element = FlattenSequence<Base>.Iterator.Element
}

extension FlattenSequence where Base: Collection, Base.Element: Collection {
  struct Index {
    let outer: Base.Index
    let inner: Base.Element.Index?

    init(outer: Base.Index, inner: Base.Element.Index?) {
      self.outer = outer
      self.inner = inner
    }
  }
}

extension FlattenSequence.Index: Sendable where Base.Index: Sendable, Base.Element.Index: Sendable {}

extension FlattenSequence.Index: Equatable {
  static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
}

extension FlattenSequence.Index: Comparable {
  static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool {
    if lhs.outer != rhs.outer { return lhs.outer < rhs.outer }
    if let one = lhs.inner, let other = rhs.inner { return one < other }
    return false
  }
}

extension FlattenSequence.Index: Hashable where Base.Index: Hashable, Base.Element.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  /// The index of the first element that is at a place of the outer collection or behind it.
  func index(at place: Base.Index) -> FlattenSequence<Base>.Index {
    var outer = place
    while outer != base.endIndex {
      let inner = base[outer]
      if !inner.isEmpty { return Index(outer: outer, inner: inner.startIndex) }
      outer = base.index(after: outer)
    }
    return Index(outer: outer, inner: nil)
  }
  var startIndex: FlattenSequence<Base>.Index { index(at: base.startIndex) }
  var endIndex: FlattenSequence<Base>.Index { Index(outer: base.endIndex, inner: nil) }
  func index(after i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index {
    let inner = base[i.outer]
    let following = inner.index(after: i.inner!)
    if following != inner.endIndex { return Index(outer: i.outer, inner: following) }
    return index(at: base.index(after: i.outer))
  }
  func formIndex(after i: inout FlattenSequence<Base>.Index) { i = index(after: i) }
  func distance(from start: FlattenSequence<Base>.Index, to end: FlattenSequence<Base>.Index) -> Int {
    if end < start { return -distance(from: end, to: start) }
    var place = start
    var count = 0
    while place != end {
      count += 1
      place = index(after: place)
    }
    return count
  }
  func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int) -> FlattenSequence<Base>.Index {
    var place = i
    var left = n
    while left > 0 {
      place = index(after: place)
      left -= 1
    }
    if left < 0 {
      let whole = distance(from: startIndex, to: i)
      return index(startIndex, offsetBy: whole + left)
    }
    return place
  }
  func formIndex(_ i: inout FlattenSequence<Base>.Index, offsetBy n: Int) { i = index(i, offsetBy: n) }
  func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index)
    -> FlattenSequence<Base>.Index?
  {
    let gap = distance(from: i, to: limit)
    if n >= 0 ? gap >= 0 && gap < n : gap <= 0 && n < gap { return nil }
    return index(i, offsetBy: n)
  }
  func formIndex(
    _ i: inout FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index
  ) -> Bool {
    if let found = index(i, offsetBy: n, limitedBy: limit) {
      i = found
      return true
    }
    i = limit
    return false
  }
  subscript(position: FlattenSequence<Base>.Index) -> Base.Element.Element {
    base[position.outer][position.inner!]
  }
  subscript(bounds: Range<FlattenSequence<Base>.Index>) -> Slice<FlattenCollection<Base>> {
    Slice(base: self, bounds: bounds)
  }
  typealias Indices = DefaultIndices<FlattenSequence<Base>>
  typealias SubSequence = Slice<FlattenCollection<Base>>
}

extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index {
    var outer = i.outer
    if let place = i.inner {
      let inner = base[outer]
      if place != inner.startIndex { return Index(outer: outer, inner: inner.index(before: place)) }
    }
    while true {
      outer = base.index(before: outer)
      let inner = base[outer]
      if !inner.isEmpty { return Index(outer: outer, inner: inner.index(before: inner.endIndex)) }
    }
  }
  func formIndex(before i: inout FlattenSequence<Base>.Index) { i = index(before: i) }
}
