// Swift's standard library: the declarations of AsyncSequence.
// Declared as the toolchain's interface has it, with code of our own.

protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Element where Self.Element == Self.AsyncIterator.Element
  associatedtype Failure = any Error where Self.Failure == Self.AsyncIterator.Failure
  func makeAsyncIterator() -> Self.AsyncIterator
}

extension AsyncSequence {
  func compactMap<ElementOfResult>(_ transform: @escaping (Self.Element) async -> ElementOfResult?)
    -> AsyncCompactMapSequence<Self, ElementOfResult>
  {
    AsyncCompactMapSequence<Self, ElementOfResult>(self, transform)
  }
}

extension AsyncSequence {
  func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
    AsyncDropFirstSequence<Self>(self, count)
  }
}

extension AsyncSequence {
  func drop(while predicate: @escaping (Self.Element) async -> Bool) -> AsyncDropWhileSequence<Self> {
    AsyncDropWhileSequence<Self>(self, predicate)
  }
}

extension AsyncSequence {
  func filter(_ isIncluded: @escaping (Self.Element) async -> Bool) -> AsyncFilterSequence<Self> {
    AsyncFilterSequence<Self>(self, isIncluded)
  }
}

extension AsyncSequence {
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Self.Failure == SegmentOfResult.Failure {
    AsyncFlatMapSequence<Self, SegmentOfResult>(self, transform)
  }
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, SegmentOfResult.Failure == Never {
    AsyncFlatMapSequence<Self, SegmentOfResult>(self, transform)
  }
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Self.Failure == Never, SegmentOfResult.Failure == Never {
    AsyncFlatMapSequence<Self, SegmentOfResult>(self, transform)
  }
}

extension AsyncSequence {
  func map<Transformed>(_ transform: @escaping (Self.Element) async -> Transformed) -> AsyncMapSequence<
    Self, Transformed
  > {
    AsyncMapSequence<Self, Transformed>(self, transform)
  }
}

extension AsyncSequence {
  func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
    AsyncPrefixSequence<Self>(self, count)
  }
}

extension AsyncSequence {
  func prefix(while predicate: @escaping (Self.Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<
    Self
  > {
    AsyncPrefixWhileSequence<Self>(self, predicate)
  }
}

extension AsyncSequence {
  func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (_ partialResult: Result, Self.Element) async throws -> Result
  ) async rethrows -> Result {
    var result = initialResult
    for try await element in self { result = try await nextPartialResult(result, element) }
    return result
  }
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Self.Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    for try await element in self { try await updateAccumulatingResult(&result, element) }
    return result
  }
}

extension AsyncSequence {
  func contains(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool {
    for try await element in self where try await predicate(element) { return true }
    return false
  }
  func allSatisfy(_ predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool {
    for try await element in self where try await !predicate(element) { return false }
    return true
  }
}

extension AsyncSequence where Self.Element: Equatable {
  func contains(_ search: Self.Element) async rethrows -> Bool {
    for try await element in self where element == search { return true }
    return false
  }
}

extension AsyncSequence {
  func first(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Self.Element? {
    for try await element in self where try await predicate(element) { return element }
    return nil
  }
}

extension AsyncSequence {
  func min(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self
    .Element?
  {
    var least: Self.Element?
    for try await element in self {
      if let known = least {
        if try await areInIncreasingOrder(element, known) { least = element }
      } else {
        least = element
      }
    }
    return least
  }
  func max(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self
    .Element?
  {
    var most: Self.Element?
    for try await element in self {
      if let known = most {
        if try await areInIncreasingOrder(known, element) { most = element }
      } else {
        most = element
      }
    }
    return most
  }
}

extension AsyncSequence where Self.Element: Comparable {
  func min() async rethrows -> Self.Element? {
    try await self.min { $0 < $1 }
  }
  func max() async rethrows -> Self.Element? {
    try await self.max { $0 < $1 }
  }
}

extension AsyncSequence {
  func compactMap<ElementOfResult>(_ transform: @escaping (Self.Element) async throws -> ElementOfResult?)
    -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
  {
    AsyncThrowingCompactMapSequence<Self, ElementOfResult>(self, transform)
  }
}

extension AsyncSequence {
  func drop(while predicate: @escaping (Self.Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<
    Self
  > {
    AsyncThrowingDropWhileSequence<Self>(self, predicate)
  }
}

extension AsyncSequence {
  func filter(_ isIncluded: @escaping (Self.Element) async throws -> Bool) -> AsyncThrowingFilterSequence<
    Self
  > {
    AsyncThrowingFilterSequence<Self>(self, isIncluded)
  }
}

extension AsyncSequence {
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async throws -> SegmentOfResult)
    -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence
  {
    AsyncThrowingFlatMapSequence<Self, SegmentOfResult>(self, transform)
  }
}

extension AsyncSequence {
  func map<Transformed>(_ transform: @escaping (Self.Element) async throws -> Transformed)
    -> AsyncThrowingMapSequence<Self, Transformed>
  {
    AsyncThrowingMapSequence<Self, Transformed>(self, transform)
  }
}

extension AsyncSequence {
  func prefix(while predicate: @escaping (Self.Element) async throws -> Bool) rethrows
    -> AsyncThrowingPrefixWhileSequence<Self>
  {
    AsyncThrowingPrefixWhileSequence<Self>(self, predicate)
  }
}
