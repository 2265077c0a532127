// StoreKit: the declarations of EntitlementTaskState.
// Declared as the framework's interface has it, with code of our own.

enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  var value: Value? {
    if case .success(let value) = self { return value }
    return nil
  }
  func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
  func flatMap<T>(_ transform: (Value) throws -> EntitlementTaskState<T>) rethrows -> EntitlementTaskState<T>
  {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
  func flatMap<T>(_ transform: (Value) async throws -> EntitlementTaskState<T>) async rethrows
    -> EntitlementTaskState<T>
  {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}
