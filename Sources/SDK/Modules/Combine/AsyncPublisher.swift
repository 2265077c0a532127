// Combine: the declarations of AsyncPublisher.

struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  typealias Element = P.Output
  typealias Failure = Never
  typealias AsyncIterator = AsyncPublisher<P>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = P.Output
    typealias Failure = Never
    mutating func next() async -> P.Output?
  }
  init(_ publisher: P)
  func makeAsyncIterator() -> AsyncPublisher<P>.Iterator
}
