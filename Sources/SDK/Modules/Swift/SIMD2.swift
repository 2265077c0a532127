// Swift's standard library: the declarations of SIMD2, with code of our own.

struct SIMD2<Scalar>: SIMD where Scalar: SIMDScalar {
  typealias ArrayLiteralElement = Scalar
  var _scalars: [Scalar]
  static var scalarCount: Int { 2 }
  init(_ v0: Scalar, _ v1: Scalar) { _scalars = [v0, v1] }
  init(x: Scalar, y: Scalar) { _scalars = [x, y] }
  init() { _scalars = Array(repeating: Scalar._zero, count: 2) }
  subscript(index: Int) -> Scalar {
    get { _scalars[index] }
    set { _scalars[index] = newValue }
  }
  var x: Scalar {
    get { _scalars[0] }
    set { _scalars[0] = newValue }
  }
  var y: Scalar {
    get { _scalars[1] }
    set { _scalars[1] = newValue }
  }
}

extension SIMD2 where Scalar: FixedWidthInteger {
  init<Other>(truncatingIfNeeded other: SIMD2<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other>(clamping other: SIMD2<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar(clamping: $0) }
  }
  init<Other>(_ other: SIMD2<Other>) where Other: BinaryFloatingPoint {
    _scalars = other._scalars.map { Scalar($0) }
  }
}

extension SIMD2 where Scalar: BinaryFloatingPoint {
  init<Other>(_ other: SIMD2<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other>(_ other: SIMD2<Other>) where Other: BinaryFloatingPoint {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
