// Swift's standard library: the declarations of AsyncPrefixSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncPrefixSequence<Base> where Base: AsyncSequence {
  let base: Base
  let count: Int

  init(_ base: Base, _ count: Int) {
    self.base = base
    self.count = count
  }
}

extension AsyncPrefixSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncPrefixSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var count: Int

    init(_ base: Base.AsyncIterator, _ count: Int) {
      self.base = base
      self.count = count
    }

    mutating func next() async rethrows -> Base.Element? {
      if count <= 0 { return nil }
      count -= 1
      return try await base.next()
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixSequence<Base>.Failure)
      -> Base.Element?
    {
      try await next()
    }
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncPrefixSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncPrefixSequence<Base>.Iterator {
    Iterator(base.makeAsyncIterator(), count)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncPrefixSequence<Base>.Failure
}

extension AsyncPrefixSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncPrefixSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
