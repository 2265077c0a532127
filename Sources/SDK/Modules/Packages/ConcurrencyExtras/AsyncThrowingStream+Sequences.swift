// swift-concurrency-extras: what it adds to AsyncThrowingStream, as its documentation has it.

extension AsyncThrowingStream where Failure == any Error {
  init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  static var never: AsyncThrowingStream<Element, any Error> { AsyncThrowingStream { _ in } }
  static func finished(throwing error: (any Error)? = nil) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> { AsyncThrowingStream(self) }
}
