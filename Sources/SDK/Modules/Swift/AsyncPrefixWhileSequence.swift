// Swift's standard library: the declarations of AsyncPrefixWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncPrefixWhileSequence<Base> where Base: AsyncSequence {}

extension AsyncPrefixWhileSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncPrefixWhileSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixWhileSequence<Base>
      .Failure) -> Base.Element?
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncPrefixWhileSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncPrefixWhileSequence<Base>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncPrefixWhileSequence<Base>
    .Failure
}

extension AsyncPrefixWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncPrefixWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
