// Swift's standard library: the declarations of AsyncSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Element where Self.Element == Self.AsyncIterator.Element
  associatedtype Failure = any Error where Self.Failure == Self.AsyncIterator.Failure
  func makeAsyncIterator() -> Self.AsyncIterator
}

extension AsyncSequence {
  func compactMap<ElementOfResult>(_ transform: @escaping (Self.Element) async -> ElementOfResult?)
    -> AsyncCompactMapSequence<Self, ElementOfResult>
}

extension AsyncSequence {
  func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
}

extension AsyncSequence {
  func drop(while predicate: @escaping (Self.Element) async -> Bool) -> AsyncDropWhileSequence<Self>
}

extension AsyncSequence {
  func filter(_ isIncluded: @escaping (Self.Element) async -> Bool) -> AsyncFilterSequence<Self>
}

extension AsyncSequence {
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Self.Failure == SegmentOfResult.Failure
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, SegmentOfResult.Failure == Never
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Self.Failure == Never, SegmentOfResult.Failure == Never
}

extension AsyncSequence {
  func map<Transformed>(_ transform: @escaping (Self.Element) async -> Transformed) -> AsyncMapSequence<
    Self, Transformed
  >
}

extension AsyncSequence {
  func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
}

extension AsyncSequence {
  func prefix(while predicate: @escaping (Self.Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<
    Self
  >
}

extension AsyncSequence {
  func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (_ partialResult: Result, Self.Element) async throws -> Result
  ) async rethrows -> Result
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Self.Element) async throws -> Void
  ) async rethrows -> Result
}

extension AsyncSequence {
  func contains(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool
  func allSatisfy(_ predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool
}

extension AsyncSequence where Self.Element: Equatable {
  func contains(_ search: Self.Element) async rethrows -> Bool
}

extension AsyncSequence {
  func first(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Self.Element?
}

extension AsyncSequence {
  func min(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self
    .Element?
  func max(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self
    .Element?
}

extension AsyncSequence where Self.Element: Comparable {
  func min() async rethrows -> Self.Element?
  func max() async rethrows -> Self.Element?
}

extension AsyncSequence {
  func compactMap<ElementOfResult>(_ transform: @escaping (Self.Element) async throws -> ElementOfResult?)
    -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
}

extension AsyncSequence {
  func drop(while predicate: @escaping (Self.Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<
    Self
  >
}

extension AsyncSequence {
  func filter(_ isIncluded: @escaping (Self.Element) async throws -> Bool) -> AsyncThrowingFilterSequence<
    Self
  >
}

extension AsyncSequence {
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Element) async throws -> SegmentOfResult)
    -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence
}

extension AsyncSequence {
  func map<Transformed>(_ transform: @escaping (Self.Element) async throws -> Transformed)
    -> AsyncThrowingMapSequence<Self, Transformed>
}

extension AsyncSequence {
  func prefix(while predicate: @escaping (Self.Element) async throws -> Bool) rethrows
    -> AsyncThrowingPrefixWhileSequence<Self>
}
