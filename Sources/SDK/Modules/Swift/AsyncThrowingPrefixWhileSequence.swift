// Swift's standard library: the declarations of AsyncThrowingPrefixWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncThrowingPrefixWhileSequence<Base> where Base: AsyncSequence {}

extension AsyncThrowingPrefixWhileSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingPrefixWhileSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async throws -> Base.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element?
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingPrefixWhileSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingPrefixWhileSequence<Base>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingPrefixWhileSequence<
    Base
  >.Failure
}

extension AsyncThrowingPrefixWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingPrefixWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
