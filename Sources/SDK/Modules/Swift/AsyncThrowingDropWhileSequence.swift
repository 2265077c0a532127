// Swift's standard library: the declarations of AsyncThrowingDropWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncThrowingDropWhileSequence<Base> where Base: AsyncSequence {}

extension AsyncThrowingDropWhileSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingDropWhileSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async throws -> Base.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element?
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingDropWhileSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingDropWhileSequence<Base>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingDropWhileSequence<Base>
    .Failure
}

extension AsyncThrowingDropWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingDropWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
