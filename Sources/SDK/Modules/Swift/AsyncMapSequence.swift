// Swift's standard library: the declarations of AsyncMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncMapSequence<Base, Transformed> where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> Transformed

  init(_ base: Base, _ transform: @escaping (Base.Element) async throws -> Transformed) {
    self.base = base
    self.transform = transform
  }
}

extension AsyncMapSequence: AsyncSequence {
  typealias Element = Transformed
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> Transformed

    init(_ base: Base.AsyncIterator, _ transform: @escaping (Base.Element) async throws -> Transformed) {
      self.base = base
      self.transform = transform
    }

    mutating func next() async rethrows -> Transformed? {
      guard let element = try await base.next() else { return nil }
      return try await transform(element)
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncMapSequence<
      Base, Transformed
    >.Failure) -> Transformed? {
      try await next()
    }
    typealias Element = Transformed
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure = AsyncMapSequence<
      Base, Transformed
    >.Failure
  }
  func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator {
    Iterator(base.makeAsyncIterator(), transform)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncMapSequence<Base, Transformed>
    .Failure
}

extension AsyncMapSequence: Sendable where Base: Sendable, Transformed: Sendable, Base.Element: Sendable {}

extension AsyncMapSequence.Iterator: Sendable
where Transformed: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable {}
