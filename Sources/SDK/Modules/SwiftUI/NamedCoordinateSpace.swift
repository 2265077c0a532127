// SwiftUI: the declarations of NamedCoordinateSpace.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  var coordinateSpace: CoordinateSpace { get }
}
