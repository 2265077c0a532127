// Swift's standard library: Int64 as a scalar of vectors.

extension Int64: SIMDScalar {
  static var _zero: Int64 { 0 }
}
