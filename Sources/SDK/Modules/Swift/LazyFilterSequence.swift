// Swift's standard library: the declarations of LazyFilterSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyFilterSequence<Base> where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool

  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
}

extension LazyFilterSequence {
  struct Iterator {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool

    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
  }
}

extension LazyFilterSequence.Iterator: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> LazyFilterSequence<Base>.Iterator.Element? {
    while let element = base.next() {
      if predicate(element) { return element }
    }
    return nil
  }
  typealias Iterator = LazyFilterSequence<Base>.Iterator
}

extension LazyFilterSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> LazyFilterSequence<Base>.Iterator {
    Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyFilterSequence: LazySequenceProtocol {
  typealias Elements = LazyFilterSequence<Base>
}

extension LazyFilterSequence {
  func filter(_ isIncluded: @escaping (LazyFilterSequence<Base>.Element) -> Bool) -> LazyFilterSequence<Base> {
    let first = predicate
    return LazyFilterSequence(base: base, predicate: { first($0) && isIncluded($0) })
  }
}
