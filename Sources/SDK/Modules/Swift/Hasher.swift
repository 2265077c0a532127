// Swift's standard library: the declarations of Hasher.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Hasher {
  init()
  mutating func combine<H>(_ value: H) where H: Hashable
  func finalize() -> Int
}

extension Hasher: Sendable {}
