// Swift's standard library: the declarations of MutableCollection.
// Declared as the toolchain's interface has it, with code of our own.

protocol MutableCollection<Element>: Collection where Self.SubSequence: MutableCollection {
  override subscript(position: Self.Index) -> Self.Element { get set }
  override subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get set }
  mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
  mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
}

extension MutableCollection {
  mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index {
    var start = startIndex
    let end = endIndex
    while start != end {
      if try belongsInSecondPartition(self[start]) { break }
      start = index(after: start)
    }
    if start == end { return start }
    var place = index(after: start)
    while place != end {
      if !(try belongsInSecondPartition(self[place])) {
        swapAt(place, start)
        start = index(after: start)
      }
      place = index(after: place)
    }
    return start
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index {
    var low = startIndex
    var high = endIndex
    while true {
      while true {
        if low == high { return low }
        if try belongsInSecondPartition(self[low]) { break }
        low = index(after: low)
      }
      while true {
        high = index(before: high)
        if low == high { return low }
        if !(try belongsInSecondPartition(self[high])) { break }
      }
      swapAt(low, high)
      low = index(after: low)
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func shuffle<T>(using generator: inout T) where T: RandomNumberGenerator {
    var amount = count
    var place = startIndex
    while amount > 1 {
      let random = Int.random(in: 0..<amount, using: &generator)
      amount -= 1
      swapAt(place, index(place, offsetBy: random))
      place = index(after: place)
    }
  }
  mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}

extension MutableCollection {
  mutating func swapAt(_ i: Self.Index, _ j: Self.Index) {
    if i == j { return }
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }
}

extension MutableCollection where Self.SubSequence == Slice<Self> {
  subscript(bounds: Range<Self.Index>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      var place = bounds.lowerBound
      for element in newValue {
        self[place] = element
        place = index(after: place)
      }
    }
  }
}

extension MutableCollection {
  @discardableResult mutating func moveSubranges(
    _ subranges: RangeSet<Self.Index>, to insertionPoint: Self.Index
  ) -> Range<Self.Index> {
    var before: [Self.Element] = []
    var moved: [Self.Element] = []
    var after: [Self.Element] = []
    var place = startIndex
    while place != endIndex {
      let element = self[place]
      if subranges.contains(place) {
        moved.append(element)
      } else if place < insertionPoint {
        before.append(element)
      } else {
        after.append(element)
      }
      place = index(after: place)
    }
    let start = index(startIndex, offsetBy: before.count)
    let end = index(start, offsetBy: moved.count)
    place = startIndex
    for element in before + moved + after {
      self[place] = element
      place = index(after: place)
    }
    return start..<end
  }
}

extension MutableCollection {
  subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }
  subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence {
    get { self[startIndex..<endIndex] }
    set { self[startIndex..<endIndex] = newValue }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Self.Index>) {
    var result = Self()
    var place = startIndex
    for range in subranges.ranges {
      result.append(contentsOf: self[place..<range.lowerBound])
      place = range.upperBound
    }
    result.append(contentsOf: self[place..<endIndex])
    self = result
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse() {
    var low = startIndex
    var high = endIndex
    while low < high {
      high = index(before: high)
      if low < high {
        swapAt(low, high)
        low = index(after: low)
      }
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection, Self.Element: Comparable {
  mutating func sort() {
    let sorted = self.sorted()
    var place = startIndex
    for element in sorted {
      self[place] = element
      place = index(after: place)
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows {
    let sorted = try self.sorted(by: areInIncreasingOrder)
    var place = startIndex
    for element in sorted {
      self[place] = element
      place = index(after: place)
    }
  }
}
