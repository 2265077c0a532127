// Swift's standard library: UInt64 as a scalar of vectors.

extension UInt64: SIMDScalar {
  static var _zero: UInt64 { 0 }
}
