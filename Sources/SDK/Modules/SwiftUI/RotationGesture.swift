// SwiftUI: the declarations of RotationGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RotationGesture: Gesture {
  var minimumAngleDelta: Angle { get set }
  init(minimumAngleDelta: Angle = .degrees(1))
  typealias Value = Angle
  typealias Body = Never
}
