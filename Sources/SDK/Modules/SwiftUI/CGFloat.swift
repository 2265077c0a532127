// SwiftUI: the declarations of CGFloat.
// Declared as the framework's interface has it, with code of our own.

extension CGFloat: _FormatSpecifiable {}

extension CGFloat: VectorArithmetic {
  mutating func scale(by rhs: Double) { self = self * CGFloat(rhs) }
  var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: Animatable {}
