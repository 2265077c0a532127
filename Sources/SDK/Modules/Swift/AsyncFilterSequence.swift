// Swift's standard library: the declarations of AsyncFilterSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncFilterSequence<Base> where Base: AsyncSequence {}

extension AsyncFilterSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFilterSequence<Base>.Failure)
      -> Base.Element?
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncFilterSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncFilterSequence<Base>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncFilterSequence<Base>.Failure
}

extension AsyncFilterSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
