// Swift's standard library: the declarations of StaticString.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct StaticString: Sendable {
  init()
  var unicodeScalar: Unicode.Scalar { get }
  var utf8CodeUnitCount: Int { get }
  var hasPointerRepresentation: Bool { get }
  var isASCII: Bool { get }
}

extension StaticString: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: StaticString)
  typealias UnicodeScalarLiteralType = StaticString
}

extension StaticString: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: StaticString)
  typealias ExtendedGraphemeClusterLiteralType = StaticString
}

extension StaticString: ExpressibleByStringLiteral {
  init(stringLiteral value: StaticString)
  typealias StringLiteralType = StaticString
}

extension StaticString: CustomStringConvertible {
  var description: String { get }
}

extension StaticString: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension StaticString: CustomReflectable {
  var customMirror: Mirror { get }
}
