// swift-algorithms (github.com/apple/swift-algorithms): the declarations of UniquePermutationsSequence, as its documentation has them.

/// Every order of so many elements of a collection, each once where elements are equal.
struct UniquePermutationsSequence<Base: Collection> where Base.Element: Hashable {
  let elements: [Base.Element]
  let sizes: Range<Int>

  /// - Parameter elements: those that are equal stand next to each other.
  init(elements: [Base.Element], sizes: Range<Int>) {
    self.elements = elements
    self.sizes = sizes
  }
}

extension UniquePermutationsSequence: Sequence {
  struct Iterator: IteratorProtocol {
    var base: PermutationsSequence<Base>.Iterator
    var seen: Set<[Base.Element]> = []

    init(base: PermutationsSequence<Base>.Iterator) { self.base = base }

    mutating func next() -> [Base.Element]? {
      while let order = base.next() {
        if seen.insert(order).inserted { return order }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator {
    Iterator(base: PermutationsSequence<Base>.Iterator(elements: elements, sizes: sizes))
  }
}
