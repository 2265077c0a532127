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
}
