// Swift's standard library: the declarations of IteratorSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct IteratorSequence<Base> where Base: IteratorProtocol {
  var base: Base

  init(_ base: Base) { self.base = base }
}

extension IteratorSequence: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> Base.Element? { base.next() }
  typealias Iterator = IteratorSequence<Base>
}

extension IteratorSequence: Sendable where Base: Sendable {}
