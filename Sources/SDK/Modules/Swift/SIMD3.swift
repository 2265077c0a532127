// Swift's standard library: the declarations of SIMD3, with code of our own.

struct SIMD3<Scalar>: SIMD where Scalar: SIMDScalar {
  typealias ArrayLiteralElement = Scalar
  var _scalars: [Scalar]
  static var scalarCount: Int { 3 }
  init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar) { _scalars = [v0, v1, v2] }
  init(x: Scalar, y: Scalar, z: Scalar) { _scalars = [x, y, z] }
  init(_ xy: SIMD2<Scalar>, _ z: Scalar) { _scalars = [xy.x, xy.y, z] }
  init() { _scalars = Array(repeating: Scalar._zero, count: 3) }
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
}

extension SIMD3 where Scalar: FixedWidthInteger {
  init<Other>(truncatingIfNeeded other: SIMD3<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other>(clamping other: SIMD3<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar(clamping: $0) }
  }
  init<Other>(_ other: SIMD3<Other>) where Other: BinaryFloatingPoint {
    _scalars = other._scalars.map { Scalar($0) }
  }
}

extension SIMD3 where Scalar: BinaryFloatingPoint {
  init<Other>(_ other: SIMD3<Other>) where Other: FixedWidthInteger {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other>(_ other: SIMD3<Other>) where Other: BinaryFloatingPoint {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
