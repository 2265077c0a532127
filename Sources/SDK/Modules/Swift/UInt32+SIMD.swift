// Swift's standard library: UInt32 as a scalar of vectors.

extension UInt32: SIMDScalar {
  static var _zero: UInt32 { 0 }
}
