// SwiftUI: the declarations of PencilSqueezeGestureValue.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PencilSqueezeGestureValue: Hashable {
  let hoverPose: PencilHoverPose?
}
