// SwiftUI: the declarations of LocalCoordinateSpace.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  init()
  var coordinateSpace: CoordinateSpace { get }
}
