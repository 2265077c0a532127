// Swift's standard library: the declarations of ThrowingTaskGroup.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ThrowingTaskGroup<ChildTaskResult, Failure> where ChildTaskResult: Sendable, Failure: Error {
  mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async throws
  mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> ChildTaskResult?
  @_disfavoredOverload mutating func next() async throws -> ChildTaskResult?
  mutating func nextResult(isolation: isolated (any Actor)? = #isolation) async -> Result<
    ChildTaskResult, Failure
  >?
  var isEmpty: Bool { get }
  func cancelAll()
  var isCancelled: Bool { get }
}

extension ThrowingTaskGroup {
  @available(*, deprecated) mutating func add(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) async -> Bool
  @available(*, deprecated) mutating func spawn(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
  @available(*, deprecated) mutating func spawnUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
  @available(*, deprecated) mutating func async(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
  @available(*, deprecated) mutating func asyncUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
}

extension ThrowingTaskGroup: AsyncSequence {
  typealias AsyncIterator = ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
  typealias Element = ChildTaskResult
  func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ChildTaskResult
    mutating func next() async throws -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> ThrowingTaskGroup<
      ChildTaskResult, Failure
    >.Iterator.Element?
    mutating func cancel()
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure = Failure
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = Failure
}

extension ThrowingTaskGroup {
  mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
}

extension ThrowingTaskGroup {
  mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
}

extension ThrowingTaskGroup {
  mutating func addTask(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
}

extension ThrowingTaskGroup {
  mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
}

extension ThrowingTaskGroup {
  mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult)
}

extension ThrowingTaskGroup {
  mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
}
