// SwiftUI: the declarations of AnimatablePair.
// Declared as the framework's interface has it, with code of our own.

struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  init(_ _firstType: First.Type, _ _secondType: Second.Type) {
    self.init(_firstType.zero, _secondType.zero)
  }
  static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
  static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {
    lhs = lhs + rhs
  }
  static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {
    lhs = lhs - rhs
  }
  static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
    First, Second
  > {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<
    First, Second
  > {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
