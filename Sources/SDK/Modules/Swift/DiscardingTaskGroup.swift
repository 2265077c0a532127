// Swift's standard library: the declarations of DiscardingTaskGroup.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct DiscardingTaskGroup {
  var isEmpty: Bool { get }
  func cancelAll()
  var isCancelled: Bool { get }
}

extension DiscardingTaskGroup {
  mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
}

extension DiscardingTaskGroup {
  mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void
  ) -> Bool
}

extension DiscardingTaskGroup {
  mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void)
}

extension DiscardingTaskGroup {
  mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> Void)
    -> Bool
}

extension DiscardingTaskGroup {
  mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
}

extension DiscardingTaskGroup {
  mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void
  ) -> Bool
}
