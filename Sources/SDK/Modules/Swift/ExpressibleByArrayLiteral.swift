// Swift's standard library: the declarations of ExpressibleByArrayLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: Self.ArrayLiteralElement...)
}
