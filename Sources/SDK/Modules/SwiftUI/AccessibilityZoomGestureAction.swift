// SwiftUI: the declarations of AccessibilityZoomGestureAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityZoomGestureAction {
  enum Direction: Hashable {
    case zoomIn
    case zoomOut
  }
  let direction: AccessibilityZoomGestureAction.Direction
  let location: UnitPoint
  let point: CGPoint
}
