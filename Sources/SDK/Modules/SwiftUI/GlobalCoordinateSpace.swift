// SwiftUI: the declarations of GlobalCoordinateSpace.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  init()
  var coordinateSpace: CoordinateSpace { get }
}
