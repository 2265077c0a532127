// SwiftUI: the declarations of Gesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Self.Body { get }
}

extension Gesture {
  func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture
  func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State>
  func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture
  func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture
  func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
  func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T>
}

extension Gesture where Self.Value: Equatable {
  func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
}
