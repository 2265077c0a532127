// swift-algorithms (github.com/apple/swift-algorithms): the declarations of Collection, as its documentation has them.

extension Collection {
  func indexed() -> IndexedCollection<Self> { IndexedCollection(base: self) }
  func adjacentPairs() -> AdjacentPairsCollection<Self> { AdjacentPairsCollection(base: self) }
  func cycled() -> CycledSequence<Self> { CycledSequence(base: self) }
  func cycled(times: Int) -> CycledTimesCollection<Self> {
    precondition(times >= 0, "times must be non-negative")
    return CycledTimesCollection(base: self, times: times)
  }

  func compacted<Unwrapped>() -> CompactedCollection<Self, Unwrapped> where Element == Unwrapped? {
    CompactedCollection(base: self)
  }

  func striding(by step: Int) -> StridingCollection<Self> {
    precondition(step > 0, "striding must be greater than zero")
    return StridingCollection(base: self, stride: step)
  }

  func windows(ofCount count: Int) -> WindowsOfCountCollection<Self> {
    precondition(count > 0, "Windows size must be greater than zero")
    return WindowsOfCountCollection(base: self, windowSize: count)
  }

  /// Where what comes first and fits ends.
  func endOfPrefix(while predicate: (Element) throws -> Bool) rethrows -> Index {
    var index = startIndex
    while try index != endIndex && predicate(self[index]) { formIndex(after: &index) }
    return index
  }

  /// The first element of the second part, in a collection that is in two parts.
  func partitioningIndex(where belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var length = count
    var start = startIndex
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}

// MARK: Chunks

extension Collection {
  func chunks(ofCount count: Int) -> ChunksOfCountCollection<Self> {
    precondition(count > 0, "Cannot chunk with count <= 0!")
    return ChunksOfCountCollection(base: self, chunkCount: count)
  }

  func evenlyChunked(in count: Int) -> EvenlyChunkedCollection<Self> {
    precondition(count >= 0, "Can't divide into a negative number of chunks")
    precondition(count > 0 || isEmpty, "Can't divide a non-empty collection into 0 chunks")
    return EvenlyChunkedCollection(base: self, numberOfChunks: count)
  }

  func chunked(by belongInSameGroup: (Element, Element) throws -> Bool) rethrows -> [SubSequence] {
    guard !isEmpty else { return [] }
    var result: [SubSequence] = []
    var start = startIndex
    var previous = startIndex
    var next = index(after: startIndex)
    while next != endIndex {
      if try !belongInSameGroup(self[previous], self[next]) {
        result.append(self[start..<next])
        start = next
      }
      previous = next
      formIndex(after: &next)
    }
    result.append(self[start..<endIndex])
    return result
  }

  func chunked<Subject: Equatable>(
    on projection: (Element) throws -> Subject
  ) rethrows -> [(Subject, SubSequence)] {
    guard !isEmpty else { return [] }
    var result: [(Subject, SubSequence)] = []
    var start = startIndex
    var subject = try projection(self[startIndex])
    var next = index(after: startIndex)
    while next != endIndex {
      let other = try projection(self[next])
      if other != subject {
        result.append((subject, self[start..<next]))
        start = next
        subject = other
      }
      formIndex(after: &next)
    }
    result.append((subject, self[start..<endIndex]))
    return result
  }
}

// MARK: Choices and orders

extension Collection {
  func combinations(ofCount k: Int) -> CombinationsSequence<Self> {
    precondition(k >= 0, "Can't have combinations with a negative number of elements.")
    return combinations(ofCount: k...k)
  }

  func combinations<R: RangeExpression>(ofCount kRange: R) -> CombinationsSequence<Self>
  where R.Bound == Int {
    CombinationsSequence(elements: Array(self), sizes: _sizes(kRange))
  }

  func permutations(ofCount k: Int? = nil) -> PermutationsSequence<Self> {
    precondition((k ?? 0) >= 0, "Can't have permutations with a negative number of elements.")
    let size = k ?? count
    return permutations(ofCount: size...size)
  }

  func permutations<R: RangeExpression>(ofCount kRange: R) -> PermutationsSequence<Self>
  where R.Bound == Int {
    PermutationsSequence(elements: Array(self), sizes: _sizes(kRange))
  }

  /// Those of some sizes that there are: from none to all elements.
  func _sizes<R: RangeExpression>(_ range: R) -> Range<Int> where R.Bound == Int {
    range.relative(to: 0..<Int.max).clamped(to: 0..<(count + 1))
  }
}

extension Collection where Element: Hashable {
  func uniquePermutations(ofCount k: Int? = nil) -> UniquePermutationsSequence<Self> {
    precondition((k ?? 0) >= 0, "Can't have permutations with a negative number of elements.")
    let size = k ?? count
    return uniquePermutations(ofCount: size...size)
  }

  func uniquePermutations<R: RangeExpression>(ofCount kRange: R) -> UniquePermutationsSequence<Self>
  where R.Bound == Int {
    let order = Array(uniqued())
    let elements = order.flatMap { element in filter { $0 == element } }
    return UniquePermutationsSequence(elements: elements, sizes: _sizes(kRange))
  }
}
