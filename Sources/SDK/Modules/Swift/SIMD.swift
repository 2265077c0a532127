// Swift's standard library: the declarations of SIMD, with code of our own.

protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
  associatedtype Scalar: SIMDScalar
  var scalarCount: Int { get }
  static var scalarCount: Int { get }
  init()
  subscript(index: Int) -> Self.Scalar { get set }
}

extension SIMD {
  var scalarCount: Int { Self.scalarCount }
  var indices: Range<Int> { 0..<Self.scalarCount }
  init(repeating value: Scalar) {
    self.init()
    for index in indices { self[index] = value }
  }
  init(arrayLiteral scalars: Scalar...) { self.init(scalars) }
  init<S>(_ scalars: S) where S: Sequence, S.Element == Scalar {
    self.init()
    var index = 0
    for scalar in scalars {
      precondition(index < Self.scalarCount, "Too many elements in sequence.")
      self[index] = scalar
      index += 1
    }
    precondition(index == Self.scalarCount, "Not enough elements in sequence.")
  }
  var description: String {
    "\(Self.self)(" + indices.map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }
  func _mapped(_ transform: (Int) -> Scalar) -> Self {
    var result = Self()
    for index in indices { result[index] = transform(index) }
    return result
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.indices.allSatisfy { lhs[$0] == rhs[$0] } }
  func hash(into hasher: inout Hasher) {
    for index in indices { hasher.combine(self[index]) }
  }
}

extension SIMD where Scalar: FloatingPoint {
  static var zero: Self { Self() }
  static var one: Self { Self(repeating: 1) }
  static prefix func - (operand: Self) -> Self { operand._mapped { -operand[$0] } }
  static func + (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] + rhs[$0] } }
  static func - (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] - rhs[$0] } }
  static func * (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] * rhs[$0] } }
  static func / (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] / rhs[$0] } }
  static func + (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] + rhs } }
  static func - (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] - rhs } }
  static func * (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] * rhs } }
  static func / (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] / rhs } }
  static func + (lhs: Scalar, rhs: Self) -> Self { rhs._mapped { lhs + rhs[$0] } }
  static func - (lhs: Scalar, rhs: Self) -> Self { rhs._mapped { lhs - rhs[$0] } }
  static func * (lhs: Scalar, rhs: Self) -> Self { rhs._mapped { lhs * rhs[$0] } }
  static func / (lhs: Scalar, rhs: Self) -> Self { rhs._mapped { lhs / rhs[$0] } }
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
  static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
  func rounded(_ rule: FloatingPointRoundingRule) -> Self { _mapped { self[$0].rounded(rule) } }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  func squareRoot() -> Self { _mapped { self[$0].squareRoot() } }
  func sum() -> Scalar { indices.reduce(0) { $0 + self[$1] } }
}

extension SIMD where Scalar: FixedWidthInteger {
  static var zero: Self { Self() }
  static var one: Self { Self(repeating: 1) }
  static func &+ (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] &+ rhs[$0] } }
  static func &- (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] &- rhs[$0] } }
  static func &* (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] &* rhs[$0] } }
  static func &* (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] &* rhs } }
  static func & (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] & rhs[$0] } }
  static func & (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] & rhs } }
  static func | (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] | rhs[$0] } }
  static func | (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] | rhs } }
  static func ^ (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] ^ rhs[$0] } }
  static func &>> (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] &>> rhs[$0] } }
  static func &>> (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] &>> rhs } }
  static func &<< (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] &<< rhs[$0] } }
  static func &<< (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] &<< rhs } }
  static func / (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] / rhs[$0] } }
  static func / (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] / rhs } }
  static func % (lhs: Self, rhs: Self) -> Self { lhs._mapped { lhs[$0] % rhs[$0] } }
  static func % (lhs: Self, rhs: Scalar) -> Self { lhs._mapped { lhs[$0] % rhs } }
  func wrappedSum() -> Scalar { indices.reduce(0) { $0 &+ self[$1] } }
}

extension SIMD where Scalar: Comparable {
  func clamped(lowerBound: Self, upperBound: Self) -> Self {
    _mapped { Swift.min(Swift.max(self[$0], lowerBound[$0]), upperBound[$0]) }
  }
  mutating func clamp(lowerBound: Self, upperBound: Self) {
    self = clamped(lowerBound: lowerBound, upperBound: upperBound)
  }
  func min() -> Scalar { indices.dropFirst().reduce(self[0]) { Swift.min($0, self[$1]) } }
  func max() -> Scalar { indices.dropFirst().reduce(self[0]) { Swift.max($0, self[$1]) } }
}
