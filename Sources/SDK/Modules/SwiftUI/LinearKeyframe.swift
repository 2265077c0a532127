// SwiftUI: the declarations of LinearKeyframe.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
  typealias Body = LinearKeyframe<Value>
}
