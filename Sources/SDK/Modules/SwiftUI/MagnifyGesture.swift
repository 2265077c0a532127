// SwiftUI: the declarations of MagnifyGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MagnifyGesture: Gesture {
  struct Value: Equatable {
    var time: Date { get set }
    var magnification: CGFloat { get set }
    var velocity: CGFloat { get set }
    var startAnchor: UnitPoint { get set }
    var startLocation: CGPoint { get set }
  }
  var minimumScaleDelta: CGFloat { get set }
  init(minimumScaleDelta: CGFloat = 0.01)
  typealias Body = Never
}
