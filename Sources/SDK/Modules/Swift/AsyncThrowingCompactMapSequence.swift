// Swift's standard library: the declarations of AsyncThrowingCompactMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncThrowingCompactMapSequence<Base, ElementOfResult> where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> ElementOfResult?

  init(_ base: Base, _ transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }
}

extension AsyncThrowingCompactMapSequence: AsyncSequence {
  typealias Element = ElementOfResult
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> ElementOfResult?

    init(_ base: Base.AsyncIterator, _ transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
      self.base = base
      self.transform = transform
    }

    typealias Element = ElementOfResult
    mutating func next() async throws -> ElementOfResult? {
      while let element = try await base.next() {
        if let value = try await transform(element) { return value }
      }
      return nil
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> ElementOfResult? {
      try await next()
    }
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator {
    Iterator(base.makeAsyncIterator(), transform)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingCompactMapSequence<
    Base, ElementOfResult
  >.Failure
}

extension AsyncThrowingCompactMapSequence: Sendable where Base: Sendable, Base.Element: Sendable {}

extension AsyncThrowingCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}
