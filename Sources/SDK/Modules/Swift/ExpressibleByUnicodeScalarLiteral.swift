// Swift's standard library: the declarations of ExpressibleByUnicodeScalarLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType
  init(unicodeScalarLiteral value: Self.UnicodeScalarLiteralType)
}
