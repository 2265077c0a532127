// swift-algorithms (github.com/apple/swift-algorithms): the declarations of UniquedSequence, as its documentation has them.

/// A sequence's elements, each of a subject once, where it comes first.
struct UniquedSequence<Base: Sequence, Subject: Hashable> {
  let base: Base
  let projection: (Base.Element) -> Subject

  init(base: Base, projection: @escaping (Base.Element) -> Subject) {
    self.base = base
    self.projection = projection
  }
}

extension UniquedSequence: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let projection: (Base.Element) -> Subject
    var seen: Set<Subject> = []

    init(base: Base.Iterator, projection: @escaping (Base.Element) -> Subject) {
      self.base = base
      self.projection = projection
    }

    mutating func next() -> Base.Element? {
      while let element = base.next() {
        if seen.insert(projection(element)).inserted { return element }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), projection: projection) }
}

extension UniquedSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
