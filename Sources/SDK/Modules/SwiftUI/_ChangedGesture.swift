// SwiftUI: the declarations of _ChangedGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  typealias Body = Never
  typealias Value = Content.Value
}
