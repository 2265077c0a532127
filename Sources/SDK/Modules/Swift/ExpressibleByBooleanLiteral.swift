// Swift's standard library: the declarations of ExpressibleByBooleanLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: Self.BooleanLiteralType)
}
