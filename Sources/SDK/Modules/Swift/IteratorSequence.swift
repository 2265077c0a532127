// Swift's standard library: the declarations of IteratorSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct IteratorSequence<Base> where Base: IteratorProtocol {
  init(_ base: Base)
}

extension IteratorSequence: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> Base.Element?
  typealias Iterator = IteratorSequence<Base>
}

extension IteratorSequence: Sendable where Base: Sendable {}
