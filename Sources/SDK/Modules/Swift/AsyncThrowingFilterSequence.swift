// Swift's standard library: the declarations of AsyncThrowingFilterSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncThrowingFilterSequence<Base> where Base: AsyncSequence {
  let base: Base
  let isIncluded: (Base.Element) async throws -> Bool

  init(_ base: Base, _ isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
}

extension AsyncThrowingFilterSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingFilterSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let isIncluded: (Base.Element) async throws -> Bool

    init(_ base: Base.AsyncIterator, _ isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }

    mutating func next() async throws -> Base.Element? {
      while let element = try await base.next() {
        if try await isIncluded(element) { return element }
      }
      return nil
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      try await next()
    }
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingFilterSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingFilterSequence<Base>.Iterator {
    Iterator(base.makeAsyncIterator(), isIncluded)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingFilterSequence<Base>
    .Failure
}

extension AsyncThrowingFilterSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingFilterSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
