// Swift's standard library: the declarations of Optional.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

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
  init(_ value: Wrapped)
}

extension Optional {
  func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E: Error
}

extension Optional {
  func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E: Error
}

extension Optional {
  var unsafelyUnwrapped: Wrapped { get }
}

extension Optional {
  mutating func take() -> Optional<Wrapped>
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
  static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
  static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
  static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
  static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
  static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
}
