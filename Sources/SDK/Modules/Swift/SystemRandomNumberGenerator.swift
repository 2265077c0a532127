// Swift's standard library: the declarations of SystemRandomNumberGenerator.
// Declared as the toolchain's interface has it, with code of our own.

struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  init() {}
  mutating func next() -> UInt64
}
