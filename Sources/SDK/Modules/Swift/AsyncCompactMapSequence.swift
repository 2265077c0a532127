// Swift's standard library: the declarations of AsyncCompactMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncCompactMapSequence<Base, ElementOfResult> where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> ElementOfResult?

  init(_ base: Base, _ transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }
}

extension AsyncCompactMapSequence: AsyncSequence {
  typealias Element = ElementOfResult
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncCompactMapSequence<Base, ElementOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> ElementOfResult?

    init(_ base: Base.AsyncIterator, _ transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
      self.base = base
      self.transform = transform
    }

    typealias Element = ElementOfResult
    mutating func next() async rethrows -> ElementOfResult? {
      while let element = try await base.next() {
        if let value = try await transform(element) { return value }
      }
      return nil
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncCompactMapSequence<
      Base, ElementOfResult
    >.Failure) -> ElementOfResult? {
      try await next()
    }
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncCompactMapSequence<Base, ElementOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncCompactMapSequence<Base, ElementOfResult>.Iterator {
    Iterator(base.makeAsyncIterator(), transform)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncCompactMapSequence<
    Base, ElementOfResult
  >.Failure
}

extension AsyncCompactMapSequence: Sendable
where Base: Sendable, ElementOfResult: Sendable, Base.Element: Sendable {}

extension AsyncCompactMapSequence.Iterator: Sendable
where ElementOfResult: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable {}
