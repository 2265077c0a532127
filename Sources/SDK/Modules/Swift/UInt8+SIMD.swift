// Swift's standard library: UInt8 as a scalar of vectors.

extension UInt8: SIMDScalar {
  static var _zero: UInt8 { 0 }
}
