// Swift's standard library: the declarations of FloatingPointClassification.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum FloatingPointClassification: Sendable {
  case signalingNaN
  case quietNaN
  case negativeInfinity
  case negativeNormal
  case negativeSubnormal
  case negativeZero
  case positiveZero
  case positiveSubnormal
  case positiveNormal
  case positiveInfinity
  static func == (a: FloatingPointClassification, b: FloatingPointClassification) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension FloatingPointClassification: Equatable {}

extension FloatingPointClassification: Hashable {}
