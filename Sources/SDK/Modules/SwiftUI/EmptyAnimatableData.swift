// SwiftUI: the declarations of EmptyAnimatableData.
// Declared as the framework's interface has it, with code of our own.

struct EmptyAnimatableData: VectorArithmetic {
  init() {}
  static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  mutating func scale(by rhs: Double) {}
  var magnitudeSquared: Double { 0 }
}
