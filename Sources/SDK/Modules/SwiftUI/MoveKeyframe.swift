// SwiftUI: the declarations of MoveKeyframe.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  init(_ to: Value)
  typealias Body = MoveKeyframe<Value>
}
