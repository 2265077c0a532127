// Swift's standard library: the declarations of ExpressibleByIntegerLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: Self.IntegerLiteralType)
}
