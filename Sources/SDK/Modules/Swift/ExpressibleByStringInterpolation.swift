// Swift's standard library: the declarations of ExpressibleByStringInterpolation.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  where Self.StringLiteralType == Self.StringInterpolation.StringLiteralType
  init(stringInterpolation: Self.StringInterpolation)
}

extension ExpressibleByStringInterpolation where Self.StringInterpolation == DefaultStringInterpolation {
  init(stringInterpolation: DefaultStringInterpolation)
}
