// Swift's standard library: the declarations of JoinedSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct JoinedSequence<Base> where Base: Sequence, Base.Element: Sequence {
  typealias Element = Base.Element.Element
  init<Separator>(base: Base, separator: Separator)
  where Separator: Sequence, Separator.Element == Base.Element.Element
}

extension JoinedSequence: Sendable where Base: Sendable, Base.Element.Element: Sendable {}

extension JoinedSequence {
  struct Iterator {
    init<Separator>(base: Base.Iterator, separator: Separator)
    where Separator: Sequence, Separator.Element == Base.Element.Element
  }
}

extension JoinedSequence.Iterator: Sendable
where Base.Iterator: Sendable, Base.Element.Element: Sendable, Base.Element.Iterator: Sendable {}

extension JoinedSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element.Element
  mutating func next() -> JoinedSequence<Base>.Iterator.Element?
}

extension JoinedSequence: Sequence {
  func makeIterator() -> JoinedSequence<Base>.Iterator
}
