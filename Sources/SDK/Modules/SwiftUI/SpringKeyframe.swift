// SwiftUI: the declarations of SpringKeyframe.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
  typealias Body = SpringKeyframe<Value>
}
