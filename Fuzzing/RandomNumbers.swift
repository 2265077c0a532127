/// Numbers that follow from a seed (SplitMix64): run N of a seed is the same on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, run: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: run) &* 0xD1B5_4A32_D192_ED03
    for _ in 0..<4 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound; 0 where the bound is 0.
  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  mutating func isIn(_ share: Int, of all: Int) -> Bool { below(all) < share }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
}
