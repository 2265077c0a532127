// Swift's standard library: the declarations of RandomNumberGenerator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  mutating func next<T>() -> T where T: FixedWidthInteger, T: UnsignedInteger
  mutating func next<T>(upperBound: T) -> T where T: FixedWidthInteger, T: UnsignedInteger
}
