// Swift's standard library: the declarations of AsyncThrowingMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncThrowingMapSequence<Base, Transformed> where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> Transformed

  init(_ base: Base, _ transform: @escaping (Base.Element) async throws -> Transformed) {
    self.base = base
    self.transform = transform
  }
}

extension AsyncThrowingMapSequence: AsyncSequence {
  typealias Element = Transformed
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingMapSequence<Base, Transformed>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> Transformed

    init(_ base: Base.AsyncIterator, _ transform: @escaping (Base.Element) async throws -> Transformed) {
      self.base = base
      self.transform = transform
    }

    mutating func next() async throws -> Transformed? {
      guard let element = try await base.next() else { return nil }
      return try await transform(element)
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Transformed? {
      try await next()
    }
    typealias Element = Transformed
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingMapSequence<Base, Transformed>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingMapSequence<Base, Transformed>.Iterator {
    Iterator(base.makeAsyncIterator(), transform)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingMapSequence<
    Base, Transformed
  >.Failure
}

extension AsyncThrowingMapSequence: Sendable
where Base: Sendable, Transformed: Sendable, Base.Element: Sendable {}

extension AsyncThrowingMapSequence.Iterator: Sendable
where Transformed: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable {}
