// SwiftUI: the declarations of VectorArithmetic.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  func scaled(by rhs: Double) -> Self
  mutating func interpolate(towards other: Self, amount: Double)
  func interpolated(towards other: Self, amount: Double) -> Self
}
