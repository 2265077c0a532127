// Swift's standard library: the declarations of AsyncFlatMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AsyncFlatMapSequence<Base, SegmentOfResult> where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> SegmentOfResult

  init(_ base: Base, _ transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
    self.base = base
    self.transform = transform
  }
}

extension AsyncFlatMapSequence: AsyncSequence {
  typealias Element = SegmentOfResult.Element
  typealias Failure = Base.Failure
  typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> SegmentOfResult
    var current: SegmentOfResult.AsyncIterator?

    init(_ base: Base.AsyncIterator, _ transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
      self.base = base
      self.transform = transform
    }

    mutating func next() async rethrows -> SegmentOfResult.Element? {
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
    mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFlatMapSequence<
      Base, SegmentOfResult
    >.Failure) -> SegmentOfResult.Element? { try await next() }
    typealias Element = SegmentOfResult.Element
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure =
      AsyncFlatMapSequence<Base, SegmentOfResult>.Failure
  }
  func makeAsyncIterator() -> AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator {
    Iterator(base.makeAsyncIterator(), transform)
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = AsyncFlatMapSequence<
    Base, SegmentOfResult
  >.Failure
}

extension AsyncFlatMapSequence: Sendable
where Base: Sendable, SegmentOfResult: Sendable, Base.Element: Sendable, SegmentOfResult.Element: Sendable {}

extension AsyncFlatMapSequence.Iterator: Sendable
where
  SegmentOfResult: Sendable, Base.AsyncIterator: Sendable, Base.Element: Sendable,
  SegmentOfResult.AsyncIterator: Sendable, SegmentOfResult.Element: Sendable
{}
