// Swift's standard library: the declarations of ExpressibleByExtendedGraphemeClusterLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: Self.ExtendedGraphemeClusterLiteralType)
}

extension ExpressibleByExtendedGraphemeClusterLiteral
where Self.ExtendedGraphemeClusterLiteralType == Self.UnicodeScalarLiteralType {
  init(unicodeScalarLiteral value: Self.ExtendedGraphemeClusterLiteralType)
}
