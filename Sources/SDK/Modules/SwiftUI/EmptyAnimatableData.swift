// SwiftUI: the declarations of EmptyAnimatableData.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyAnimatableData: VectorArithmetic {
  init()
  static var zero: EmptyAnimatableData { get }
  static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
  static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool
}
