// SwiftUI: the declarations of GestureStateGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  typealias Value = Base.Value
  var base: Base { get set }
  var state: GestureState<State> { get set }
  var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void { get set }
  init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void)
  typealias Body = Never
}
