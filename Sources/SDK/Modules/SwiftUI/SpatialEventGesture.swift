// SwiftUI: the declarations of SpatialEventGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SpatialEventGesture: Gesture {
  init(coordinateSpace: any CoordinateSpaceProtocol = .local)
  typealias Value = SpatialEventCollection
  let coordinateSpace: CoordinateSpace
  typealias Body = Never
}
