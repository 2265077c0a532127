// Swift's standard library: Int32 as a scalar of vectors.

extension Int32: SIMDScalar {
  static var _zero: Int32 { 0 }
}
