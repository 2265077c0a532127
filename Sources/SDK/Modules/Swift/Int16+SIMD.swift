// Swift's standard library: Int16 as a scalar of vectors.

extension Int16: SIMDScalar {
  static var _zero: Int16 { 0 }
}
