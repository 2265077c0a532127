// Swift's standard library: the declarations of FlattenSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

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
