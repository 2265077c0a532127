// Swift's standard library: the declarations of StaticBigInt.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct StaticBigInt: ExpressibleByIntegerLiteral, Sendable {
  typealias IntegerLiteralType = StaticBigInt
}

extension StaticBigInt {
  func signum() -> Int
  var bitWidth: Int { get }
  subscript(wordIndex: Int) -> UInt { get }
}

extension StaticBigInt: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension StaticBigInt: CustomReflectable {
  var customMirror: Mirror { get }
}
