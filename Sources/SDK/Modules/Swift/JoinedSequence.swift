// Swift's standard library: the declarations of JoinedSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct JoinedSequence<Base> where Base: Sequence, Base.Element: Sequence {
  typealias Element = Base.Element.Element
  let base: Base
  let separator: [Base.Element.Element]

  init<Separator>(base: Base, separator: Separator)
  where Separator: Sequence, Separator.Element == Base.Element.Element {
    self.base = base
    self.separator = Array(separator)
  }
}

extension JoinedSequence: Sendable where Base: Sendable, Base.Element.Element: Sendable {}

extension JoinedSequence {
  struct Iterator {
    var base: Base.Iterator
    var inner: Base.Element.Iterator?
    let separator: [Base.Element.Element]
    /// The place in the separator that comes before what is in `inner`.
    var place: Int

    init<Separator>(base: Base.Iterator, separator: Separator)
    where Separator: Sequence, Separator.Element == Base.Element.Element {
      self.base = base
      inner = nil
      self.separator = Array(separator)
      place = self.separator.count
    }
  }
}

extension JoinedSequence.Iterator: Sendable
where Base.Iterator: Sendable, Base.Element.Element: Sendable, Base.Element.Iterator: Sendable {}

extension JoinedSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element.Element
  mutating func next() -> JoinedSequence<Base>.Iterator.Element? {
    while true {
      if place < separator.count {
        place += 1
        return separator[place - 1]
      }
      if var iterator = inner {
        if let element = iterator.next() {
          inner = iterator
          return element
        }
        guard let following = base.next() else {
          inner = nil
          return nil
        }
        inner = following.makeIterator()
        place = 0
      } else {
        guard let first = base.next() else { return nil }
        inner = first.makeIterator()
      }
    }
  }
}

extension JoinedSequence: Sequence {
  func makeIterator() -> JoinedSequence<Base>.Iterator {
    Iterator(base: base.makeIterator(), separator: separator)
  }
}
