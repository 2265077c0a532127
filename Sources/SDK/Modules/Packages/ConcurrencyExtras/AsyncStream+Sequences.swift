// swift-concurrency-extras: what it adds to AsyncStream, as its documentation has it.

extension AsyncStream {
  init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    self.init { continuation in
      let task = Task {
        do { for try await element in sequence { continuation.yield(element) } } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  static var never: AsyncStream<Element> { AsyncStream { _ in } }
  static var finished: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncSequence {
  func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }
}
