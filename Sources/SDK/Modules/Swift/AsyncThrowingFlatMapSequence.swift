// Swift's standard library: the declarations of AsyncThrowingFlatMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncThrowingFlatMapSequence<Base, SegmentOfResult>
where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> SegmentOfResult

  init(_ base: Base, _ transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
    self.base = base
    self.transform = transform
  }
}

extension AsyncThrowingFlatMapSequence: AsyncSequence {
  typealias Element = SegmentOfResult.Element
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> SegmentOfResult
    var current: SegmentOfResult.AsyncIterator?

    init(_ base: Base.AsyncIterator, _ transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
      self.base = base
      self.transform = transform
    }

    mutating func next() async throws -> SegmentOfResult.Element? {
      while true {
        if var inner = current {
          if let value = try await inner.next() {
            current = inner
            return value
          }
          current = nil
        }
        guard let element = try await base.next() else { return nil }
        current = try await transform(element).makeAsyncIterator()
      }
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> SegmentOfResult.Element? {
      try await next()
    }
    typealias Element = SegmentOfResult.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator {
    Iterator(base.makeAsyncIterator(), transform)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncThrowingFlatMapSequence<
    Base, SegmentOfResult
  >.Failure
}

extension AsyncThrowingFlatMapSequence: Sendable
where Base: Sendable, SegmentOfResult: Sendable, Base.Element: Sendable, SegmentOfResult.Element: Sendable {}

extension AsyncThrowingFlatMapSequence.Iterator: Sendable
where
  SegmentOfResult: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable,
  SegmentOfResult.AsyncIterator: Sendable, SegmentOfResult.Element: Sendable
{}
