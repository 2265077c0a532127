// Swift's standard library: the declarations of TaskLocal.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

final class TaskLocal<Value>: Sendable, CustomStringConvertible where Value: Sendable {
  init(wrappedValue defaultValue: Value)
  final func get() -> Value
  @discardableResult final func withValue<R>(
    _ valueDuringOperation: Value, operation: () async throws -> R,
    isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line
  ) async rethrows -> R
  @discardableResult final func withValue<R>(
    _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line
  ) rethrows -> R
  final var projectedValue: TaskLocal<Value> { get }
  final var wrappedValue: Value { get }
  final var description: String { get }
}
