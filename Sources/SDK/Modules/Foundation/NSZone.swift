// Foundation: the declarations of NSZone.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct NSZone: ExpressibleByNilLiteral {
  init()
  init(nilLiteral: ())
}
