// SwiftUI: the declarations of SequenceGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  var first: First { get set }
  var second: Second { get set }
  init(_ first: First, _ second: Second)
  typealias Body = Never
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
