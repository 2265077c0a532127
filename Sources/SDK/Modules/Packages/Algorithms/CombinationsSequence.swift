// swift-algorithms (github.com/apple/swift-algorithms): the declarations of CombinationsSequence, as its documentation has them.

/// Every choice of so many elements of a collection, in their order.
struct CombinationsSequence<Base: Collection> {
  let elements: [Base.Element]
  /// The sizes of the choices, smallest first.
  let sizes: Range<Int>

  init(elements: [Base.Element], sizes: Range<Int>) {
    self.elements = elements
    self.sizes = sizes
  }

  /// How many there are: for each size, the elements taken so many at a time.
  var count: Int {
    var total = 0
    for size in sizes {
      var ways = 1
      let taken = size < elements.count - size ? size : elements.count - size
      var step = 0
      while step < taken {
        ways = ways * (elements.count - step) / (step + 1)
        step += 1
      }
      total += ways
    }
    return total
  }
}

extension CombinationsSequence: Sequence {
  struct Iterator: IteratorProtocol {
    let elements: [Base.Element]
    var sizes: Range<Int>
    /// The places of the next choice; nil: there is none.
    var places: [Int]?

    init(elements: [Base.Element], sizes: Range<Int>) {
      self.elements = elements
      self.sizes = sizes
      places = sizes.isEmpty ? nil : Array(0..<sizes.lowerBound)
    }

    mutating func advance(from places: [Int]) {
      var next = places
      var place = next.count - 1
      while place >= 0, next[place] == elements.count - next.count + place { place -= 1 }
      if place >= 0 {
        next[place] += 1
        for later in (place + 1)..<next.count { next[later] = next[later - 1] + 1 }
        self.places = next
      } else {
        sizes = (sizes.lowerBound + 1)..<sizes.upperBound
        self.places = sizes.isEmpty ? nil : Array(0..<sizes.lowerBound)
      }
    }

    mutating func next() -> [Base.Element]? {
      guard let places else { return nil }
      advance(from: places)
      return places.map { elements[$0] }
    }
  }

  func makeIterator() -> Iterator { Iterator(elements: elements, sizes: sizes) }
}
