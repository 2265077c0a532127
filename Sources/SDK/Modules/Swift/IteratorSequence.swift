// Swift's standard library: the declarations of IteratorSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

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
