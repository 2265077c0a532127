// SwiftUI: the declarations of AnimationContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnimationContext<Value> where Value: VectorArithmetic {
  var state: AnimationState<Value> { get set }
  var isLogicallyComplete: Bool { get set }
  var environment: EnvironmentValues { get }
  func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic
}
