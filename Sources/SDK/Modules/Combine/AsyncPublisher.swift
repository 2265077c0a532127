// Combine: the declarations of AsyncPublisher.
// Declared as the framework's interface has it, with code of our own.

struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  typealias Element = P.Output
  typealias Failure = Never
  typealias AsyncIterator = AsyncPublisher<P>.Iterator

  struct Iterator: AsyncIteratorProtocol {
    typealias Element = P.Output
    typealias Failure = Never
    var _inner: AsyncStream<P.Output>.Iterator
    let _subscription: AnyCancellable

    mutating func next() async -> P.Output? { await _inner.next() }
    init(_inner: AsyncStream<P.Output>.Iterator, _subscription: AnyCancellable) {
      self._inner = _inner
      self._subscription = _subscription
    }
  }

  let _publisher: P

  init(_ publisher: P) { _publisher = publisher }

  func makeAsyncIterator() -> AsyncPublisher<P>.Iterator {
    let (stream, continuation) = AsyncStream<P.Output>.makeStream()
    let subscription = _publisher.sink(
      receiveCompletion: { completion in
        continuation.finish()
      }, receiveValue: { continuation.yield($0) })
    return Iterator(_inner: stream.makeAsyncIterator(), _subscription: subscription)
  }
}
