// Swift's standard library: Double as a scalar of vectors.

extension Double: SIMDScalar {
  static var _zero: Double { 0 }
}
