// swift-concurrency-extras: the declarations of UncheckedSendable, as its documentation has them.

/// A value that is said to be safe to send.
@dynamicMemberLookup @propertyWrapper struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  var projectedValue: UncheckedSendable<Value> {
    get { self }
    set { self = newValue }
  }

  subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject { value[keyPath: keyPath] }
}
