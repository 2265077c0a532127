// Swift's standard library: the declarations of TaskGroup.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct TaskGroup<ChildTaskResult> where ChildTaskResult: Sendable {
  mutating func next(isolation: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
  @_disfavoredOverload mutating func next() async -> ChildTaskResult?
  mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async
  var isEmpty: Bool { get }
  func cancelAll()
  var isCancelled: Bool { get }
}

extension TaskGroup {
  @available(*, deprecated) mutating func add(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) async -> Bool
  @available(*, deprecated) mutating func spawn(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
  @available(*, deprecated) mutating func spawnUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
  @available(*, deprecated) mutating func async(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
  @available(*, deprecated) mutating func asyncUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
}

extension TaskGroup: AsyncSequence {
  typealias AsyncIterator = TaskGroup<ChildTaskResult>.Iterator
  typealias Element = ChildTaskResult
  func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.Iterator
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ChildTaskResult
    mutating func next() async -> TaskGroup<ChildTaskResult>.Iterator.Element?
    mutating func next(isolation actor: isolated (any Actor)?) async -> TaskGroup<ChildTaskResult>.Iterator
      .Element?
    mutating func cancel()
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure = Never
  }
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = Never
}

extension TaskGroup {
  mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
}

extension TaskGroup {
  mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
}

extension TaskGroup {
  mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
}

extension TaskGroup {
  mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
}

extension TaskGroup {
  mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
}

extension TaskGroup {
  mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
}
