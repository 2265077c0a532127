// Swift's standard library: the declarations of ExpressibleByNilLiteral.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}
