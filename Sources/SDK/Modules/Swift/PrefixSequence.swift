// Swift's standard library: the declarations of PrefixSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct PrefixSequence<Base> where Base: Sequence {
  init(_ base: Base, maxLength: Int)
}

extension PrefixSequence: Sendable where Base: Sendable {}

extension PrefixSequence {
  struct Iterator {}
}

extension PrefixSequence.Iterator: Sendable where Base.Iterator: Sendable {}

extension PrefixSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element
  mutating func next() -> PrefixSequence<Base>.Iterator.Element?
}

extension PrefixSequence: Sequence {
  func makeIterator() -> PrefixSequence<Base>.Iterator
  func prefix(_ maxLength: Int) -> PrefixSequence<Base>
  typealias Element = PrefixSequence<Base>.Iterator.Element
}
