// Swift's standard library: the declarations of SIMD4, with code of our own.

struct SIMD4<Scalar>: SIMD where Scalar: SIMDScalar {
  typealias ArrayLiteralElement = Scalar
  var _scalars: [Scalar]
  static var scalarCount: Int { 4 }
  init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar) { _scalars = [v0, v1, v2, v3] }
  init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { _scalars = [x, y, z, w] }
  init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { _scalars = [xyz.x, xyz.y, xyz.z, w] }
  init() { _scalars = Array(repeating: Scalar._zero, count: 4) }
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
  var z: Scalar {
    get { _scalars[2] }
    set { _scalars[2] = newValue }
  }
  var w: Scalar {
    get { _scalars[3] }
    set { _scalars[3] = newValue }
  }
  var lowHalf: SIMD2<Scalar> { SIMD2(x, y) }
  var highHalf: SIMD2<Scalar> { SIMD2(z, w) }
  var evenHalf: SIMD2<Scalar> { SIMD2(x, z) }
  var oddHalf: SIMD2<Scalar> { SIMD2(y, w) }
}

extension SIMD4 where Scalar: FixedWidthInteger {
  init<Other>(truncatingIfNeeded other: SIMD4<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other>(clamping other: SIMD4<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar(clamping: $0) }
  }
  init<Other>(_ other: SIMD4<Other>) where Other: BinaryFloatingPoint {
    _scalars = other._scalars.map { Scalar($0) }
  }
}

extension SIMD4 where Scalar: BinaryFloatingPoint {
  init<Other>(_ other: SIMD4<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other>(_ other: SIMD4<Other>) where Other: BinaryFloatingPoint {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
