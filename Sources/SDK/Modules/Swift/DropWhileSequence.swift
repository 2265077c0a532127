// Swift's standard library: the declarations of DropWhileSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct DropWhileSequence<Base> where Base: Sequence {
  typealias Element = Base.Element
  var iterator: Base.Iterator
  var nextElement: Base.Element?

  init(_ base: Base, predicate: (Base.Element) throws -> Bool) rethrows {
    iterator = base.makeIterator()
    nextElement = iterator.next()
    try skip(while: predicate)
  }

  mutating func skip(while predicate: (Base.Element) throws -> Bool) rethrows {
    while let element = nextElement {
      if !(try predicate(element)) { break }
      nextElement = iterator.next()
    }
  }
}

extension DropWhileSequence: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence {
  struct Iterator {
    var iterator: Base.Iterator
    var nextElement: Base.Element?

    init(iterator: Base.Iterator, nextElement: Base.Element?) {
      self.iterator = iterator
      self.nextElement = nextElement
    }
  }
}

extension DropWhileSequence.Iterator: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element
  mutating func next() -> DropWhileSequence<Base>.Iterator.Element? {
    guard let element = nextElement else { return nil }
    nextElement = iterator.next()
    return element
  }
}

extension DropWhileSequence: Sequence {
  func makeIterator() -> DropWhileSequence<Base>.Iterator {
    Iterator(iterator: iterator, nextElement: nextElement)
  }
  func drop(while predicate: (DropWhileSequence<Base>.Element) throws -> Bool) rethrows -> DropWhileSequence<
    Base
  > {
    var result = self
    try result.skip(while: predicate)
    return result
  }
}
