// swift-concurrency-extras: the declarations of ActorIsolated, as its documentation has them.

/// A value that an actor keeps.
final actor ActorIsolated<Value> {
  var value: Value

  init(_ value: @autoclosure () throws -> Value) rethrows { self.value = try value() }

  func withValue<T>(_ operation: (inout Value) async throws -> T) async rethrows -> T {
    var copy = value
    let result = try await operation(&copy)
    value = copy
    return result
  }
  func setValue(_ newValue: @autoclosure () throws -> Value) rethrows { value = try newValue() }
}
