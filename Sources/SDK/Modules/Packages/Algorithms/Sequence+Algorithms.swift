// swift-algorithms (github.com/apple/swift-algorithms): the declarations of Sequence, as its documentation has them.

extension Sequence {
  func adjacentPairs() -> AdjacentPairsSequence<Self> { AdjacentPairsSequence(base: self) }

  func compacted<Unwrapped>() -> CompactedSequence<Self, Unwrapped> where Element == Unwrapped? {
    CompactedSequence(base: self)
  }

  func interspersed(with separator: Element) -> InterspersedSequence<Self> {
    InterspersedSequence(base: self, separator: separator)
  }

  func striding(by step: Int) -> StridingSequence<Self> {
    precondition(step > 0, "striding must be greater than zero")
    return StridingSequence(base: self, stride: step)
  }

  func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }

  func partitioned(
    by belongsInSecondCollection: (Element) throws -> Bool
  ) rethrows -> (falseElements: [Element], trueElements: [Element]) {
    var falseElements: [Element] = []
    var trueElements: [Element] = []
    for element in self {
      if try belongsInSecondCollection(element) {
        trueElements.append(element)
      } else {
        falseElements.append(element)
      }
    }
    return (falseElements: falseElements, trueElements: trueElements)
  }
}

// MARK: Each once

extension Sequence where Element: Hashable {
  func uniqued() -> UniquedSequence<Self, Element> { UniquedSequence(base: self, projection: { $0 }) }
}

extension Sequence {
  func uniqued<Subject: Hashable>(on projection: (Element) throws -> Subject) rethrows -> [Element] {
    var seen: Set<Subject> = []
    var result: [Element] = []
    for element in self where seen.insert(try projection(element)).inserted { result.append(element) }
    return result
  }
}

// MARK: By keys

extension Sequence {
  func grouped<GroupKey: Hashable>(
    by keyForValue: (Element) throws -> GroupKey
  ) rethrows -> [GroupKey: [Element]] { try Dictionary(grouping: self, by: keyForValue) }

  func keyed<Key: Hashable>(by keyForValue: (Element) throws -> Key) rethrows -> [Key: Element] {
    try keyed(by: keyForValue, resolvingConflictsWith: { _, _, new in new })
  }

  func keyed<Key: Hashable>(
    by keyForValue: (Element) throws -> Key,
    resolvingConflictsWith resolve: (Key, Element, Element) throws -> Element
  ) rethrows -> [Key: Element] {
    var result: [Key: Element] = [:]
    for element in self {
      let key = try keyForValue(element)
      if let old = result[key] {
        result[key] = try resolve(key, old, element)
      } else {
        result[key] = element
      }
    }
    return result
  }
}

// MARK: Smallest and largest

extension Sequence {
  func min(
    count: Int, sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    precondition(count >= 0, "Cannot find a minimum with a negative count of elements!")
    return Array(try sorted(by: areInIncreasingOrder).prefix(count))
  }

  func max(
    count: Int, sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    precondition(count >= 0, "Cannot find a maximum with a negative count of elements!")
    return Array(try sorted(by: areInIncreasingOrder).suffix(count))
  }

  /// The first of the smallest and the last of the largest.
  func minAndMax(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> (min: Element, max: Element)? {
    var iterator = makeIterator()
    guard let first = iterator.next() else { return nil }
    var found = (min: first, max: first)
    while let element = iterator.next() {
      if try areInIncreasingOrder(element, found.min) {
        found.min = element
      } else if try !areInIncreasingOrder(element, found.max) {
        found.max = element
      }
    }
    return found
  }
}

extension Sequence where Element: Comparable {
  func min(count: Int) -> [Element] { min(count: count, sortedBy: <) }
  func max(count: Int) -> [Element] { max(count: count, sortedBy: <) }
  func minAndMax() -> (min: Element, max: Element)? { minAndMax(by: <) }
}

// MARK: Reducing step by step

extension Sequence {
  func reductions<Result>(
    _ initial: Result, _ transform: (Result, Element) throws -> Result
  ) rethrows -> [Result] {
    var results = [initial]
    var result = initial
    for element in self {
      result = try transform(result, element)
      results.append(result)
    }
    return results
  }

  func reductions<Result>(
    into initial: Result, _ transform: (inout Result, Element) throws -> Void
  ) rethrows -> [Result] {
    var results = [initial]
    var result = initial
    for element in self {
      try transform(&result, element)
      results.append(result)
    }
    return results
  }

  func reductions(_ transform: (Element, Element) throws -> Element) rethrows -> [Element] {
    var results: [Element] = []
    for element in self {
      if let last = results.last {
        results.append(try transform(last, element))
      } else {
        results.append(element)
      }
    }
    return results
  }
}

// MARK: Joining

extension Sequence where Element: Sequence {
  func joined(by separator: Element.Element) -> JoinedBySequence<Self, CollectionOfOne<Element.Element>> {
    JoinedBySequence(base: self, separator: { _, _ in CollectionOfOne(separator) })
  }

  func joined<Separator: Collection>(by separator: Separator) -> JoinedBySequence<Self, Separator>
  where Separator.Element == Element.Element {
    JoinedBySequence(base: self, separator: { _, _ in separator })
  }

  func joined(
    by separator: @escaping (Element, Element) -> Element.Element
  ) -> JoinedBySequence<Self, CollectionOfOne<Element.Element>> {
    JoinedBySequence(base: self, separator: { CollectionOfOne(separator($0, $1)) })
  }

  func joined<Separator: Sequence>(
    by separator: @escaping (Element, Element) -> Separator
  ) -> JoinedBySequence<Self, Separator> where Separator.Element == Element.Element {
    JoinedBySequence(base: self, separator: separator)
  }
}

// MARK: Samples

extension Sequence {
  func randomSample(count k: Int) -> [Element] { Array(shuffled().prefix(k)) }

  func randomSample<G: RandomNumberGenerator>(count k: Int, using rng: inout G) -> [Element] {
    Array(shuffled(using: &rng).prefix(k))
  }

  func randomStableSample(count k: Int) -> [Element] {
    var rng = SystemRandomNumberGenerator()
    return randomStableSample(count: k, using: &rng)
  }

  /// The elements that were drawn, in the order in which they stand.
  func randomStableSample<G: RandomNumberGenerator>(count k: Int, using rng: inout G) -> [Element] {
    let elements = Array(self)
    return elements.indices.randomSample(count: k, using: &rng).sorted().map { elements[$0] }
  }
}
