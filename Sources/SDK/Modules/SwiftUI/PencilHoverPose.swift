// SwiftUI: the declarations of PencilHoverPose.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PencilHoverPose: Hashable {
  let location: CGPoint
  let anchor: UnitPoint
  let zDistance: CGFloat
  let altitude: Angle
  let azimuth: Angle
  let roll: Angle
}
