// SwiftUI: the declarations of PencilDoubleTapGestureValue.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PencilDoubleTapGestureValue: Hashable {
  let hoverPose: PencilHoverPose?
}
