// Swift's standard library: the declarations of AsyncThrowingFlatMapSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncThrowingFlatMapSequence<Base, SegmentOfResult>
where Base: AsyncSequence, SegmentOfResult: AsyncSequence {}

extension AsyncThrowingFlatMapSequence: AsyncSequence {
  typealias Element = SegmentOfResult.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async throws -> SegmentOfResult.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> SegmentOfResult.Element?
    typealias Element = SegmentOfResult.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingFlatMapSequence<
    Base, SegmentOfResult
  >.Failure
}

extension AsyncThrowingFlatMapSequence: Sendable
where Base: Sendable, SegmentOfResult: Sendable, Base.Element: Sendable, SegmentOfResult.Element: Sendable {}

extension AsyncThrowingFlatMapSequence.Iterator: Sendable
where
  SegmentOfResult: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable,
  SegmentOfResult.AsyncIterator: Sendable, SegmentOfResult.Element: Sendable
{}
