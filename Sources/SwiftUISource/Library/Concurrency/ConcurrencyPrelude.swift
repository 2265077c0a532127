/// Streams, groups of tasks and continuations of Swift's concurrency, written as Swift code and evaluated with
/// the app: what is given at once is handed on at once; what is still to come is waited for, as for ever.
enum ConcurrencyPrelude {
  static let source = SourceFile(standingInFor: "Concurrency", text)

  static func isNeeded(by files: [SourceFile]) -> Bool {
    files.contains { file in names.contains { file.mentions($0) } }
  }

  private static let names = ["AsyncStream", "AsyncThrowingStream", "TaskGroup(", "Continuation"]
    .map { Array($0.utf8) }

  private static let text = """
    func _waitForEver() async { try? await Task.sleep(for: .seconds(1_000_000)) }

    struct AsyncStream<Element>: AsyncSequence {
      final class Continuation {
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
        enum YieldResult { case enqueued(remaining: Int), dropped(Any), terminated }
        enum Termination { case finished, cancelled }
        let policy: BufferingPolicy
        var waiting: [Any] = []
        var isFinished = false
        var failure: Any? = nil
        var onTermination: ((Termination) -> Void)? = nil
        init(policy: BufferingPolicy) { self.policy = policy }
        func yield(_ value: Any = ()) -> YieldResult {
          if isFinished { return .terminated }
          switch policy {
          case .unbounded: break
          case .bufferingOldest(let most): if waiting.count >= most { return .dropped(value) }
          case .bufferingNewest(let most): if waiting.count >= most, most > 0 { waiting.removeFirst() }
          }
          waiting.append(value)
          return .enqueued(remaining: 1)
        }
        func yield(with result: Any) -> YieldResult {
          switch result {
          case .success(let value): return yield(value)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        func finish() { end(nil) }
        func finish(throwing error: Any? = nil) { end(error) }
        private func end(_ error: Any?) {
          if isFinished { return }
          isFinished = true
          failure = error
          onTermination?(.finished)
        }
      }

      final class Iterator {
        let stream: AsyncStream
        init(stream: AsyncStream) { self.stream = stream }
        func next() async throws -> Element? { try await stream.taken() }
      }

      let source: Continuation?
      let produce: (() async throws -> Element?)?

      init(
        _ elementType: Any = 0, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
        _ build: (Continuation) -> Void
      ) {
        let continuation = Continuation(policy: limit)
        source = continuation
        produce = nil
        build(continuation)
      }
      init(unfolding produce: @escaping () async throws -> Element?, onCancel: (() -> Void)? = nil) {
        source = nil
        self.produce = produce
      }
      static func makeStream(
        of elementType: Any = 0, throwing failureType: Any = 0,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncStream, continuation: Continuation) {
        var held: Continuation? = nil
        let stream = AsyncStream(0, bufferingPolicy: limit) { held = $0 }
        return (stream: stream, continuation: held!)
      }
      func makeAsyncIterator() -> Iterator { Iterator(stream: self) }
      func taken() async throws -> Element? {
        if let produce { return try await produce() }
        guard let source else { return nil }
        if !source.waiting.isEmpty { return source.waiting.removeFirst() }
        if let failure = source.failure {
          source.failure = nil
          throw failure
        }
        if source.isFinished { return nil }
        await _waitForEver()
        return nil
      }
    }
    typealias AsyncThrowingStream = AsyncStream

    extension AsyncSequence {
      func map(_ transform: @escaping (Any) async throws -> Any) -> Any {
        let iterator = makeAsyncIterator()
        return AsyncStream(unfolding: {
          if let element = try await iterator.next() { return try await transform(element) }
          return nil
        })
      }
      func compactMap(_ transform: @escaping (Any) async throws -> Any?) -> Any {
        let iterator = makeAsyncIterator()
        return AsyncStream(unfolding: {
          while let element = try await iterator.next() {
            if let made = try await transform(element) { return made }
          }
          return nil
        })
      }
      func filter(_ isIncluded: @escaping (Any) async throws -> Bool) -> Any {
        let iterator = makeAsyncIterator()
        return AsyncStream(unfolding: {
          while let element = try await iterator.next() {
            if try await isIncluded(element) { return element }
          }
          return nil
        })
      }
      func prefix(_ count: Int) -> Any {
        let iterator = makeAsyncIterator()
        var left = count
        return AsyncStream(unfolding: {
          if left == 0 { return nil }
          left -= 1
          return try await iterator.next()
        })
      }
      func dropFirst(_ count: Int = 1) -> Any {
        let iterator = makeAsyncIterator()
        var left = count
        return AsyncStream(unfolding: {
          while left > 0 {
            left -= 1
            if try await iterator.next() == nil { return nil }
          }
          return try await iterator.next()
        })
      }
      func first(where isWanted: (Any) async throws -> Bool) async throws -> Any? {
        let iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if try await isWanted(element) { return element } }
        return nil
      }
      func contains(where isWanted: (Any) async throws -> Bool) async throws -> Bool {
        try await first(where: isWanted) != nil
      }
      func reduce(_ start: Any, _ next: (Any, Any) async throws -> Any) async throws -> Any {
        var result = start
        let iterator = makeAsyncIterator()
        while let element = try await iterator.next() { result = try await next(result, element) }
        return result
      }
    }

    final class TaskGroup<ChildTaskResult>: AsyncSequence {
      var tasks: [Any] = []
      var isCancelled = false
      var isEmpty: Bool { tasks.isEmpty }
      init() {}
      func addTask(
        name: String? = nil, priority: Any? = nil, operation: @escaping () async throws -> ChildTaskResult
      ) {
        tasks.append(Task { try await operation() })
      }
      func addTaskUnlessCancelled(
        name: String? = nil, priority: Any? = nil, operation: @escaping () async throws -> ChildTaskResult
      ) -> Bool {
        if isCancelled { return false }
        tasks.append(Task { try await operation() })
        return true
      }
      func next() async throws -> ChildTaskResult? {
        if tasks.isEmpty { return nil }
        let task = tasks.removeFirst()
        return try await task.value
      }
      func nextResult() async -> Any? {
        if tasks.isEmpty { return nil }
        let task = tasks.removeFirst()
        return await task.result
      }
      func waitForAll() async throws { while !tasks.isEmpty { _ = try await next() } }
      func cancelAll() { isCancelled = true }
      func makeAsyncIterator() -> TaskGroup { self }
    }
    typealias ThrowingTaskGroup = TaskGroup
    typealias DiscardingTaskGroup = TaskGroup
    typealias ThrowingDiscardingTaskGroup = TaskGroup

    func withTaskGroup(
      of childTaskResultType: Any = 0, returning returnType: Any = 0, isolation: Any? = nil,
      body: (TaskGroup) async throws -> Any
    ) async throws -> Any {
      let group = TaskGroup()
      let result = try await body(group)
      while !group.tasks.isEmpty { _ = await group.nextResult() }
      return result
    }
    func withThrowingTaskGroup(
      of childTaskResultType: Any = 0, returning returnType: Any = 0, isolation: Any? = nil,
      body: (TaskGroup) async throws -> Any
    ) async throws -> Any {
      try await withTaskGroup(body: body)
    }
    func withDiscardingTaskGroup(
      returning returnType: Any = 0, isolation: Any? = nil, body: (TaskGroup) async throws -> Any
    ) async throws -> Any {
      try await withTaskGroup(body: body)
    }
    func withThrowingDiscardingTaskGroup(
      returning returnType: Any = 0, isolation: Any? = nil, body: (TaskGroup) async throws -> Any
    ) async throws -> Any {
      try await withTaskGroup(body: body)
    }

    final class CheckedContinuation<T, E> {
      var isResumed = false
      var value: Any? = nil
      var error: Any? = nil
      init() {}
      func resume() { isResumed = true }
      func resume(returning value: Any) {
        isResumed = true
        self.value = value
      }
      func resume(throwing error: Any) {
        isResumed = true
        self.error = error
      }
      func resume(with result: Any) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
    }
    typealias UnsafeContinuation = CheckedContinuation

    func withCheckedContinuation(
      isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation) -> Void
    ) async throws -> Any {
      let continuation = CheckedContinuation()
      body(continuation)
      if !continuation.isResumed { await _waitForEver() }
      if let error = continuation.error { throw error }
      return continuation.value
    }
    func withCheckedThrowingContinuation(
      isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation) -> Void
    ) async throws -> Any {
      try await withCheckedContinuation(body)
    }
    func withUnsafeContinuation(
      isolation: Any? = nil, _ body: (CheckedContinuation) -> Void
    ) async throws -> Any {
      try await withCheckedContinuation(body)
    }
    func withUnsafeThrowingContinuation(
      isolation: Any? = nil, _ body: (CheckedContinuation) -> Void
    ) async throws -> Any {
      try await withCheckedContinuation(body)
    }
    """
}
