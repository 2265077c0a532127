// Swift's standard library: the declarations of AsyncDropWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncDropWhileSequence<Base> where Base: AsyncSequence {}

extension AsyncDropWhileSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncDropWhileSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropWhileSequence<Base>
      .Failure) -> Base.Element?
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncDropWhileSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncDropWhileSequence<Base>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncDropWhileSequence<Base>.Failure
}

extension AsyncDropWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncDropWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
