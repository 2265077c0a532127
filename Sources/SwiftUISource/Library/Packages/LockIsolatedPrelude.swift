/// github.com/pointfreeco/swift-concurrency-extras: a value that several tasks may change.
enum LockIsolatedPrelude {
  static let text = """
    @dynamicMemberLookup
    final class LockIsolated {
      private(set) var value: Any
      init(_ value: Any) { self.value = value }
      subscript(dynamicMember keyPath: KeyPath<Any, Any>) -> Any { value[keyPath: keyPath] }
      func withValue(_ operation: (inout Any) throws -> Any) rethrows -> Any { try operation(&value) }
      func setValue(_ newValue: Any) { value = newValue }
    }
    """
}
