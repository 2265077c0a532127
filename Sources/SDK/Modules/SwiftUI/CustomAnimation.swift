// SwiftUI: the declarations of CustomAnimation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol CustomAnimation: Hashable {
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic
  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>)
    -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic
  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>)
    -> Bool where V: VectorArithmetic
}
