// swift-algorithms (github.com/apple/swift-algorithms): the declarations of CompactedSequence, as its documentation has them.

/// A sequence's values that aren't nil.
struct CompactedSequence<Base: Sequence, Element>: Sequence where Base.Element == Element? {
  let base: Base

  init(base: Base) { self.base = base }

  struct Iterator: IteratorProtocol {
    var base: Base.Iterator

    init(base: Base.Iterator) { self.base = base }

    mutating func next() -> Element? {
      while let value = base.next() {
        if let value { return value }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
