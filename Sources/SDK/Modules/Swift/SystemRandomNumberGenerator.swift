// Swift's standard library: the declarations of SystemRandomNumberGenerator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  init()
  mutating func next() -> UInt64
}
