// Swift's standard library: the declarations of ThrowingDiscardingTaskGroup.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ThrowingDiscardingTaskGroup<Failure> where Failure: Error {
  var isEmpty: Bool { get }
  func cancelAll()
  var isCancelled: Bool { get }
}

extension ThrowingDiscardingTaskGroup {
  mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
}

extension ThrowingDiscardingTaskGroup {
  mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void
  ) -> Bool
}

extension ThrowingDiscardingTaskGroup {
  mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
}

extension ThrowingDiscardingTaskGroup {
  mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> Void
  ) -> Bool
}

extension ThrowingDiscardingTaskGroup {
  mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
}

extension ThrowingDiscardingTaskGroup {
  mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void
  ) -> Bool
}
