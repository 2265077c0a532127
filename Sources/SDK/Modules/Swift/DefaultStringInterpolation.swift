// Swift's standard library: the declarations of DefaultStringInterpolation.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct DefaultStringInterpolation: StringInterpolationProtocol, Sendable {
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: String)
  mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible, T: TextOutputStreamable
  mutating func appendInterpolation<T>(_ value: T) where T: TextOutputStreamable
  mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible
  mutating func appendInterpolation<T>(_ value: T)
  mutating func appendInterpolation(_ value: any Any.Type)
  typealias StringLiteralType = String
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  where T: CustomStringConvertible, T: TextOutputStreamable
  mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  where T: TextOutputStreamable
  mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  where T: CustomStringConvertible
  mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
}

extension DefaultStringInterpolation: CustomStringConvertible {
  var description: String { get }
}

extension DefaultStringInterpolation: TextOutputStream {
  mutating func write(_ string: String)
}
