// SwiftUI: the declarations of _MapGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
  typealias Body = Never
}
