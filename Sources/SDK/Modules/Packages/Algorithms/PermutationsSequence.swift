// swift-algorithms (github.com/apple/swift-algorithms): the declarations of PermutationsSequence, as its documentation has them.

/// Every order of so many elements of a collection.
struct PermutationsSequence<Base: Collection> {
  let elements: [Base.Element]
  /// The sizes of the orders, smallest first.
  let sizes: Range<Int>

  init(elements: [Base.Element], sizes: Range<Int>) {
    self.elements = elements
    self.sizes = sizes
  }

  /// How many there are: for each size, one factor less for every element taken.
  var count: Int {
    var total = 0
    for size in sizes {
      var ways = 1
      for taken in 0..<size { ways *= elements.count - taken }
      total += ways
    }
    return total
  }
}

extension PermutationsSequence: Sequence {
  struct Iterator: IteratorProtocol {
    let elements: [Base.Element]
    var sizes: Range<Int>
    /// The places of the next order; nil: there is none.
    var places: [Int]?

    init(elements: [Base.Element], sizes: Range<Int>) {
      self.elements = elements
      self.sizes = sizes
      places = sizes.isEmpty ? nil : Array(0..<sizes.lowerBound)
    }

    /// The next places in the order of a dictionary.
    mutating func advance(from places: [Int]) {
      var next = places
      while let last = next.popLast() {
        guard let larger = (0..<elements.count).first(where: { $0 > last && !next.contains($0) }) else {
          continue
        }
        next.append(larger)
        for free in 0..<elements.count where next.count < places.count && !next.contains(free) {
          next.append(free)
        }
        self.places = next
        return
      }
      sizes = (sizes.lowerBound + 1)..<sizes.upperBound
      self.places = sizes.isEmpty ? nil : Array(0..<sizes.lowerBound)
    }

    mutating func next() -> [Base.Element]? {
      guard let places else { return nil }
      advance(from: places)
      return places.map { elements[$0] }
    }
  }

  func makeIterator() -> Iterator { Iterator(elements: elements, sizes: sizes) }
}
