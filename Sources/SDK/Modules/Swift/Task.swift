// Swift's standard library: the declarations of Task.
// Declared as the toolchain's interface has it, with code of our own.

struct Task<Success, Failure>: Sendable where Success: Sendable, Failure: Error {}

extension Task where Success == Never, Failure == Never {
  @available(*, deprecated) typealias Priority = TaskPriority
  @available(*, deprecated) typealias Handle = Task
  @available(*, deprecated) static func CancellationError() -> CancellationError
  @available(*, deprecated) static func suspend() async
}

extension Task where Success == Never, Failure == Never {
  @available(*, deprecated) static func withCancellationHandler<T>(
    handler: () -> Void, operation: () async throws -> T
  ) async rethrows -> T
}

extension Task where Success == Never, Failure == Never {
  @available(*, deprecated) typealias Group<TaskResult> = ThrowingTaskGroup<TaskResult, any Error>
  where TaskResult: Sendable
  @available(*, deprecated) static func withGroup<TaskResult, BodyResult>(
    resultType: TaskResult.Type, returning returnType: BodyResult.Type = BodyResult.self,
    body: (inout Task<Success, Failure>.Group<TaskResult>) async throws -> BodyResult
  ) async rethrows -> BodyResult where TaskResult: Sendable
}

extension Task {
  @available(*, deprecated) func get() async throws -> Success
  @available(*, deprecated) func getResult() async -> Result<Success, Failure>
}

extension Task where Failure == Never {
  @available(*, deprecated) func get() async -> Success
}

extension Task {
  var value: Success { get async throws }
  var result: Result<Success, Failure> { get async }
  func cancel()
}

extension Task where Failure == Never {
  var value: Success { get async }
}

extension Task: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Task: Equatable {
  static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool
}

extension Task where Success == Never, Failure == Never {
  static var currentPriority: TaskPriority { .medium }
  static var basePriority: TaskPriority? { .medium }
}

extension Task where Success == Never, Failure == Never {
  static var name: String? { get }
}

extension Task where Success == Never, Failure == Never {
  static func yield() async
}

extension Task {
  func escalatePriority(to newPriority: TaskPriority) {}
}

extension Task {
  var isCancelled: Bool { get }
}

extension Task where Success == Never, Failure == Never {
  static var isCancelled: Bool { get }
}

extension Task where Success == Never, Failure == Never {
  static func checkCancellation() throws
}

extension Task where Success == Never, Failure == Never {
  @available(*, deprecated) static func sleep(_ duration: UInt64) async
  static func sleep(nanoseconds duration: UInt64) async throws
}

extension Task where Success == Never, Failure == Never {
  static func sleep<C>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws
  where C: Clock { try await clock.sleep(until: deadline, tolerance: tolerance) }
  static func sleep<C>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous)
    async throws where C: Clock
}

extension Task where Failure == Never {
  @discardableResult init(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
}

extension Task where Failure == any Error {
  @discardableResult init(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
}

extension Task where Failure == Never {
  @discardableResult static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never>
}

extension Task where Failure == any Error {
  @discardableResult static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

extension Task where Failure == Never {
  @available(*, deprecated) @discardableResult static func runDetached(
    priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never>
}

extension Task where Failure == any Error {
  @available(*, deprecated) @discardableResult static func runDetached(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

extension Task where Failure == any Error {
  @discardableResult static func immediate(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

extension Task where Failure == Never {
  @discardableResult static func immediate(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never>
}

extension Task where Failure == any Error {
  @discardableResult static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

extension Task where Failure == Never {
  @discardableResult static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never>
}
