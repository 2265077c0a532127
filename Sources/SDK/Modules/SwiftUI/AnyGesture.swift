// SwiftUI: the declarations of AnyGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyGesture<Value>: Gesture {
  init<T>(_ gesture: T) where Value == T.Value, T: Gesture
  typealias Body = Never
}
