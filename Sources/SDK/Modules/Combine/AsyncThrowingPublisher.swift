// Combine: the declarations of AsyncThrowingPublisher.

struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  typealias Element = P.Output
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingPublisher<P>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = P.Output
    typealias Failure = any Error
    mutating func next() async throws -> P.Output?
  }
  init(_ publisher: P)
  func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator
}
