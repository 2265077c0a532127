// Swift's standard library: the declarations of Optional.
// Declared as the toolchain's interface has it, with code of our own.

enum Optional<Wrapped> {
  case none
  case some(Wrapped)
}

extension Optional: Encodable where Wrapped: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension Optional: Decodable where Wrapped: Decodable {
  init(from decoder: any Decoder) throws
}

extension Optional: Sendable where Wrapped: Sendable {}

extension Optional: ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

extension Optional {
  init(_ value: Wrapped) { self = .some(value) }
}

extension Optional {
  func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E: Error {
    if let value = self { return .some(try transform(value)) }
    return nil
  }
}

extension Optional {
  func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E: Error {
    if let value = self { return try transform(value) }
    return nil
  }
}

extension Optional {
  var unsafelyUnwrapped: Wrapped { self! }
}

extension Optional {
  mutating func take() -> Optional<Wrapped> {
    let value = self
    self = nil
    return value
  }
}

extension Optional: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Optional: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Optional: Equatable where Wrapped: Equatable {
  static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
}

extension Optional: Hashable where Wrapped: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Optional {
  static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if let _ = rhs { false } else { true }
  }
  static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    if let _ = lhs { false } else { true }
  }
  static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    if let _ = lhs { true } else { false }
  }
  static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if let _ = rhs { false } else { true }
  }
  static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if let _ = rhs { true } else { false }
  }
}
