// SwiftUI: the declarations of CubicKeyframe.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
  typealias Body = CubicKeyframe<Value>
}
