// Swift's standard library: the declarations of ExpressibleByStringLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType
  init(stringLiteral value: Self.StringLiteralType)
}

extension ExpressibleByStringLiteral where Self.ExtendedGraphemeClusterLiteralType == Self.StringLiteralType {
  init(extendedGraphemeClusterLiteral value: Self.StringLiteralType)
}
