// Swift's standard library: the declarations of LazyMapSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyMapSequence<Base, Element> where Base: Sequence {
  typealias Elements = LazyMapSequence<Base, Element>
}

extension LazyMapSequence {
  struct Iterator {
    var base: Base.Iterator { get }
  }
}

extension LazyMapSequence.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> Element?
  typealias Iterator = LazyMapSequence<Base, Element>.Iterator
}

extension LazyMapSequence: LazySequenceProtocol {
  func makeIterator() -> LazyMapSequence<Base, Element>.Iterator
  var underestimatedCount: Int { get }
}

extension LazyMapSequence {
  func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<
    Base, ElementOfResult
  >
}
