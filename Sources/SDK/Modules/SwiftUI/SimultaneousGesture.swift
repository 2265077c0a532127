// SwiftUI: the declarations of SimultaneousGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  struct Value {
    var first: First.Value? { get set }
    var second: Second.Value? { get set }
  }
  var first: First { get set }
  var second: Second { get set }
  init(_ first: First, _ second: Second)
  typealias Body = Never
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
