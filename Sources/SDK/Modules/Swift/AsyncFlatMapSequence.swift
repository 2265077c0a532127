// Swift's standard library: the declarations of AsyncFlatMapSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncFlatMapSequence<Base, SegmentOfResult> where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
}

extension AsyncFlatMapSequence: AsyncSequence {
  typealias Element = SegmentOfResult.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async rethrows -> SegmentOfResult.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFlatMapSequence<
      Base, SegmentOfResult
    >.Failure) -> SegmentOfResult.Element?
    typealias Element = SegmentOfResult.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncFlatMapSequence<Base, SegmentOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncFlatMapSequence<
    Base, SegmentOfResult
  >.Failure
}

extension AsyncFlatMapSequence: Sendable
where Base: Sendable, SegmentOfResult: Sendable, Base.Element: Sendable, SegmentOfResult.Element: Sendable {}

extension AsyncFlatMapSequence.Iterator: Sendable
where
  SegmentOfResult: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable,
  SegmentOfResult.AsyncIterator: Sendable, SegmentOfResult.Element: Sendable
{}
