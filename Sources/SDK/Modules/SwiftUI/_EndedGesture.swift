// SwiftUI: the declarations of _EndedGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _EndedGesture<Content>: Gesture where Content: Gesture {
  typealias Body = Never
  typealias Value = Content.Value
}
