// SwiftUI: the declarations of Float.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Float: _FormatSpecifiable {}

extension Float: VectorArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
