// Swift's standard library: the declarations of DropWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct DropWhileSequence<Base> where Base: Sequence {
  typealias Element = Base.Element
}

extension DropWhileSequence: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence {
  struct Iterator {}
}

extension DropWhileSequence.Iterator: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element
  mutating func next() -> DropWhileSequence<Base>.Iterator.Element?
}

extension DropWhileSequence: Sequence {
  func makeIterator() -> DropWhileSequence<Base>.Iterator
  func drop(while predicate: (DropWhileSequence<Base>.Element) throws -> Bool) rethrows -> DropWhileSequence<
    Base
  >
}
