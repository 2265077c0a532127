// Swift's standard library: the declarations of LazyFilterSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyFilterSequence<Base> where Base: Sequence {}

extension LazyFilterSequence {
  struct Iterator {
    var base: Base.Iterator { get }
  }
}

extension LazyFilterSequence.Iterator: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> LazyFilterSequence<Base>.Iterator.Element?
  typealias Iterator = LazyFilterSequence<Base>.Iterator
}

extension LazyFilterSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> LazyFilterSequence<Base>.Iterator
}

extension LazyFilterSequence: LazySequenceProtocol {
  typealias Elements = LazyFilterSequence<Base>
}

extension LazyFilterSequence {
  func filter(_ isIncluded: @escaping (LazyFilterSequence<Base>.Element) -> Bool) -> LazyFilterSequence<Base>
}
