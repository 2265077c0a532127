// Swift's standard library: the declarations of AsyncThrowingPrefixWhileSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncThrowingPrefixWhileSequence<Base> where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async throws -> Bool

  init(_ base: Base, _ predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }
}

extension AsyncThrowingPrefixWhileSequence: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingPrefixWhileSequence<Base>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var isOver = false

    init(_ base: Base.AsyncIterator, _ predicate: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.predicate = predicate
    }

    mutating func next() async throws -> Base.Element? {
      if isOver { return nil }
      guard let element = try await base.next() else { return nil }
      if try await predicate(element) { return element }
      isOver = true
      return nil
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      try await next()
    }
    typealias Element = Base.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingPrefixWhileSequence<Base>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingPrefixWhileSequence<Base>.Iterator {
    Iterator(base.makeAsyncIterator(), predicate)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingPrefixWhileSequence<
    Base
  >.Failure
}

extension AsyncThrowingPrefixWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingPrefixWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
