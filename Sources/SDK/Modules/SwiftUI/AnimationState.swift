// SwiftUI: the declarations of AnimationState.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnimationState<Value> where Value: VectorArithmetic {
  init()
  subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey { get set }
}
