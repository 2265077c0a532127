/// A property that few values have, kept on the heap where there is one: values without it stay
/// small, which counts where a screen has hundreds of thousands of them.
@propertyWrapper
@frozen public enum Aside<Value: Sendable>: Sendable {
  case nothing
  indirect case kept(Value)

  /// Keeps the value on the heap; nothing where it is nil.
  @inlinable public init(wrappedValue: Value?) {
    self = wrappedValue.map { .kept($0) } ?? .nothing
  }

  /// The value; nil where there is none.
  @inlinable public var wrappedValue: Value? {
    get {
      guard case .kept(let value) = self else { return nil }
      return value
    }
    set { self = Aside(wrappedValue: newValue) }
  }
}
