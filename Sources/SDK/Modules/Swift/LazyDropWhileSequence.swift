// Swift's standard library: the declarations of LazyDropWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyDropWhileSequence<Base> where Base: Sequence {
  typealias Element = Base.Element
}

extension LazyDropWhileSequence {
  struct Iterator {
    typealias Element = Base.Element
  }
}

extension LazyDropWhileSequence.Iterator: IteratorProtocol {
  mutating func next() -> LazyDropWhileSequence<Base>.Iterator.Element?
}

extension LazyDropWhileSequence: Sequence {
  func makeIterator() -> LazyDropWhileSequence<Base>.Iterator
}

extension LazyDropWhileSequence: LazySequenceProtocol {
  typealias Elements = LazyDropWhileSequence<Base>
}
