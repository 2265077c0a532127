// Swift's standard library: UInt as a scalar of vectors.

extension UInt: SIMDScalar {
  static var _zero: UInt { 0 }
}
