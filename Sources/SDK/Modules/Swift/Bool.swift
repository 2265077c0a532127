// Swift's standard library: the declarations of Bool.
// Declared as the toolchain's interface has it, with code of our own.

struct Bool: Sendable {
  init()
  init(_ value: Bool)
  static func random<T>(using generator: inout T) -> Bool where T: RandomNumberGenerator
  static func random() -> Bool
}

extension Bool: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool)
  typealias BooleanLiteralType = Bool
}

extension Bool: CustomStringConvertible {
  var description: String { get }
}

extension Bool: Equatable {
  static func == (lhs: Bool, rhs: Bool) -> Bool
}

extension Bool: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Bool: LosslessStringConvertible {
  init?(_ description: String)
}

extension Bool {
  prefix static func ! (a: Bool) -> Bool
}

extension Bool {
  static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
  static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
}

extension Bool {
  mutating func toggle() { self = !self }
}

extension Bool: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Bool: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Bool: CVarArg {}
