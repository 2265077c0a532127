// Swift's standard library: Int8 as a scalar of vectors.

extension Int8: SIMDScalar {
  static var _zero: Int8 { 0 }
}
