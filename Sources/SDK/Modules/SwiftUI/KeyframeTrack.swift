// SwiftUI: the declarations of KeyframeTrack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value
  init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
  typealias Body = Never
}
