// Swift's standard library: Int as a scalar of vectors.

extension Int: SIMDScalar {
  static var _zero: Int { 0 }
}
