// Swift's standard library: the declarations of AsyncThrowingCompactMapSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncThrowingCompactMapSequence<Base, ElementOfResult> where Base: AsyncSequence {}

extension AsyncThrowingCompactMapSequence: AsyncSequence {
  typealias Element = ElementOfResult
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ElementOfResult
    mutating func next() async throws -> ElementOfResult?
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> ElementOfResult?
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingCompactMapSequence<
    Base, ElementOfResult
  >.Failure
}

extension AsyncThrowingCompactMapSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
