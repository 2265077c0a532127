// Swift's standard library: the declarations of AsyncFilterSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncFilterSequence<Base> where Base: AsyncSequence {
  let base: Base
  let isIncluded: (Base.Element) async throws -> Bool

  init(_ base: Base, _ isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
}

extension AsyncFilterSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let isIncluded: (Base.Element) async throws -> Bool

    init(_ base: Base.AsyncIterator, _ isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }

    mutating func next() async rethrows -> Base.Element? {
      while let element = try await base.next() {
        if try await isIncluded(element) { return element }
      }
      return nil
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFilterSequence<Base>.Failure)
      -> Base.Element?
    {
      try await next()
    }
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncFilterSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncFilterSequence<Base>.Iterator {
    Iterator(base.makeAsyncIterator(), isIncluded)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncFilterSequence<Base>.Failure
}

extension AsyncFilterSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
