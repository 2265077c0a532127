// SwiftUI: the declarations of SpatialTapGesture.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SpatialTapGesture: Gesture {
  struct Value: Equatable {
    var location: CGPoint { get set }
  }
  var count: Int { get set }
  var coordinateSpace: CoordinateSpace { get set }
  @_disfavoredOverload init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
  init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
  typealias Body = Never
}
