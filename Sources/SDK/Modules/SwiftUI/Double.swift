// SwiftUI: the declarations of Double.
// Declared as the framework's interface has it, with code of our own.

extension Double: _FormatSpecifiable {}

extension Double: VectorArithmetic {
  mutating func scale(by rhs: Double) { self = self * rhs }
  var magnitudeSquared: Double { self * self }
}

extension Double: Animatable {}
