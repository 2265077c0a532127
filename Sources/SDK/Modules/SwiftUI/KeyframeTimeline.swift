// SwiftUI: the declarations of KeyframeTimeline.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct KeyframeTimeline<Value> {
  init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>)
  var duration: TimeInterval { get }
  func value(time: Double) -> Value
  func value(progress: Double) -> Value
}
