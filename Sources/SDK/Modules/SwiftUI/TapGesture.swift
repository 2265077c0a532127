// SwiftUI: the declarations of TapGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TapGesture: Gesture {
  var count: Int { get set }
  init(count: Int = 1)
  typealias Body = Never
  typealias Value = Void
}
