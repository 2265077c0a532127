// SwiftUI: the declarations of RotateGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RotateGesture: Gesture {
  struct Value: Equatable {
    var time: Date { get set }
    var rotation: Angle { get set }
    var velocity: Angle { get set }
    var startAnchor: UnitPoint { get set }
    var startLocation: CGPoint { get set }
  }
  var minimumAngleDelta: Angle { get set }
  init(minimumAngleDelta: Angle = .degrees(1))
  typealias Body = Never
}
