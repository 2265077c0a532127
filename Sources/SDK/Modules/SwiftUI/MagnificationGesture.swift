// SwiftUI: the declarations of MagnificationGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MagnificationGesture: Gesture {
  var minimumScaleDelta: CGFloat { get set }
  init(minimumScaleDelta: CGFloat = 0.01)
  typealias Value = CGFloat
  typealias Body = Never
}
