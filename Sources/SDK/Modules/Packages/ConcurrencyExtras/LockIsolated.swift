// swift-concurrency-extras: the declarations of LockIsolated, as its documentation has them.

/// A value that several tasks may change.
@dynamicMemberLookup final class LockIsolated<Value> {
  private(set) var value: Value

  init(_ value: @autoclosure () throws -> Value) rethrows { self.value = try value() }

  subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject { value[keyPath: keyPath] }

  func withValue<T>(_ operation: (inout Value) throws -> T) rethrows -> T { try operation(&value) }
  func setValue(_ newValue: @autoclosure () throws -> Value) rethrows { value = try newValue() }
}
