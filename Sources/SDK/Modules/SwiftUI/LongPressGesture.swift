// SwiftUI: the declarations of LongPressGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LongPressGesture: Gesture {
  var minimumDuration: Double { get set }
  var maximumDistance: CGFloat { get set }
  init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
  typealias Value = Bool
  typealias Body = Never
}
