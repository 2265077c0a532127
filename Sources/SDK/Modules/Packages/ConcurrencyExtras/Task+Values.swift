// swift-concurrency-extras: what it adds to Task, as its documentation has it.

extension Task where Failure == Never {
  var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never, Success == Never {
  static func megaYield(count: Int = 20) async { await yield() }
  static func never() async throws { for await _ in AsyncStream<Never>.never {} }
}
