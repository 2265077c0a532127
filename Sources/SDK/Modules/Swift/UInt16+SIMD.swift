// Swift's standard library: UInt16 as a scalar of vectors.

extension UInt16: SIMDScalar {
  static var _zero: UInt16 { 0 }
}
