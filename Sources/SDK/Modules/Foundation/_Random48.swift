// Foundation: the numbers that C's `drand48` and its like make, one after the other.

enum _Random48 {
  static var state: UInt64 = 0x1234_ABCD_330E

  static func next() -> UInt64 {
    state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return state
  }
}
