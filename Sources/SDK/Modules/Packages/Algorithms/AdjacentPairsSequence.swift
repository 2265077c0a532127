// swift-algorithms (github.com/apple/swift-algorithms): the declarations of AdjacentPairsSequence, as its documentation has them.

/// Every element of a sequence with the next one.
struct AdjacentPairsSequence<Base: Sequence> {
  let base: Base

  init(base: Base) { self.base = base }
}

extension AdjacentPairsSequence: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    var previous: Base.Element?

    init(base: Base.Iterator) { self.base = base }

    mutating func next() -> (Base.Element, Base.Element)? {
      if previous == nil { previous = base.next() }
      guard let first = previous, let second = base.next() else { return nil }
      previous = second
      return (first, second)
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
