// Swift's standard library: the declarations of ExpressibleByFloatLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: Self.FloatLiteralType)
}
