// Swift's standard library: the declarations of LazySequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazySequence<Base> where Base: Sequence {
  let base: Base

  init(base: Base) { self.base = base }
}

extension LazySequence: Sendable where Base: Sendable {}

extension LazySequence: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  func makeIterator() -> LazySequence<Base>.Iterator { base.makeIterator() }
  var underestimatedCount: Int { base.underestimatedCount }
}

extension LazySequence: LazySequenceProtocol {
  typealias Elements = Base
  var elements: LazySequence<Base>.Elements { base }
}
