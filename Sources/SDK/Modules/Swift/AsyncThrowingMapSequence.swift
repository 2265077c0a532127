// Swift's standard library: the declarations of AsyncThrowingMapSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncThrowingMapSequence<Base, Transformed> where Base: AsyncSequence {}

extension AsyncThrowingMapSequence: AsyncSequence {
  typealias Element = Transformed
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingMapSequence<Base, Transformed>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async throws -> Transformed?
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Transformed?
    typealias Element = Transformed
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingMapSequence<Base, Transformed>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingMapSequence<Base, Transformed>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingMapSequence<
    Base, Transformed
  >.Failure
}

extension AsyncThrowingMapSequence: Sendable
where Base: Sendable, Transformed: Sendable, Base.Element: Sendable {}

extension AsyncThrowingMapSequence.Iterator: Sendable
where Transformed: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable {}
