// Swift's standard library: Float as a scalar of vectors.

extension Float: SIMDScalar {
  static var _zero: Float { 0 }
}
