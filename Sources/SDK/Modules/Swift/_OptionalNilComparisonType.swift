// Swift's standard library: the declarations of _OptionalNilComparisonType.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

extension _OptionalNilComparisonType: Sendable {}
