// SwiftUI: the declarations of Animatable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: Self.AnimatableData { get set }
}
