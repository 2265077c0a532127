// Swift's standard library: the declarations of AsyncDropFirstSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncDropFirstSequence<Base> where Base: AsyncSequence {
  let base: Base
  let count: Int

  init(_ base: Base, _ count: Int) {
    self.base = base
    self.count = count
  }
}

extension AsyncDropFirstSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncDropFirstSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var count: Int

    init(_ base: Base.AsyncIterator, _ count: Int) {
      self.base = base
      self.count = count
    }

    mutating func next() async rethrows -> Base.Element? {
      while count > 0 {
        count -= 1
        if try await base.next() == nil { return nil }
      }
      return try await base.next()
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropFirstSequence<Base>
      .Failure) -> Base.Element?
    {
      try await next()
    }
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncDropFirstSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncDropFirstSequence<Base>.Iterator {
    Iterator(base.makeAsyncIterator(), count)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncDropFirstSequence<Base>.Failure
}

extension AsyncDropFirstSequence {
  func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Base>
}

extension AsyncDropFirstSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncDropFirstSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
