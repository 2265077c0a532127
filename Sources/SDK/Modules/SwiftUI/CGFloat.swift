// SwiftUI: the declarations of CGFloat.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension CGFloat: _FormatSpecifiable {}

extension CGFloat: VectorArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension CGFloat: Animatable {}
