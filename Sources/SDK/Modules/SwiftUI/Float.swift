// SwiftUI: the declarations of Float.
// Declared as the framework's interface has it, with code of our own.

extension Float: _FormatSpecifiable {}

extension Float: VectorArithmetic {
  mutating func scale(by rhs: Double) { self = self * Float(rhs) }
  var magnitudeSquared: Double { Double(self * self) }
}
