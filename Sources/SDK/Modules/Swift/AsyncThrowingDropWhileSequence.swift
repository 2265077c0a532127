// Swift's standard library: the declarations of AsyncThrowingDropWhileSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncThrowingDropWhileSequence<Base> where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async throws -> Bool

  init(_ base: Base, _ predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }
}

extension AsyncThrowingDropWhileSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingDropWhileSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var isDropping = true

    init(_ base: Base.AsyncIterator, _ predicate: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.predicate = predicate
    }

    mutating func next() async throws -> Base.Element? {
      while let element = try await base.next() {
        if isDropping, try await predicate(element) { continue }
        isDropping = false
        return element
      }
      return nil
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      try await next()
    }
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingDropWhileSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingDropWhileSequence<Base>.Iterator {
    Iterator(base.makeAsyncIterator(), predicate)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingDropWhileSequence<Base>
    .Failure
}

extension AsyncThrowingDropWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingDropWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
