// SwiftUI: the declarations of Double.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Double: _FormatSpecifiable {}

extension Double: VectorArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: Animatable {}
