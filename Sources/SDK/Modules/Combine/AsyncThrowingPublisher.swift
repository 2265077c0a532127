// Combine: the declarations of AsyncThrowingPublisher.
// Declared as the framework's interface has it, with code of our own.

struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  typealias Element = P.Output
  typealias Failure = any Error
  typealias AsyncIterator = AsyncThrowingPublisher<P>.Iterator

  struct Iterator: AsyncIteratorProtocol {
    typealias Element = P.Output
    typealias Failure = any Error
    var _inner: AsyncThrowingStream<P.Output, any Error>.Iterator
    let _subscription: AnyCancellable

    mutating func next() async throws -> P.Output? { try await _inner.next() }
    init(_inner: AsyncThrowingStream<P.Output, any Error>.Iterator, _subscription: AnyCancellable) {
      self._inner = _inner
      self._subscription = _subscription
    }
  }

  let _publisher: P

  init(_ publisher: P) { _publisher = publisher }

  func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator {
    let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
    let subscription = _publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      }, receiveValue: { continuation.yield($0) })
    return Iterator(_inner: stream.makeAsyncIterator(), _subscription: subscription)
  }
}
