// SwiftUI: the declarations of AnimatablePair.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  var first: First { get set }
  var second: Second { get set }
  init(_ first: First, _ second: Second)
  init(_ _firstType: First.Type, _ _secondType: Second.Type)
  static var zero: AnimatablePair<First, Second> { get }
  static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>)
  static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>)
  static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
    First, Second
  >
  static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
    First, Second
  >
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
  static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool
}
