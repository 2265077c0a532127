// Swift's standard library: the declarations of SIMDScalar, with code of our own.

protocol SIMDScalar: Hashable, Codable {
  static var _zero: Self { get }
}
