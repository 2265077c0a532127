// SwiftUI: the declarations of GeometryProxy.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GeometryProxy {
  var size: CGSize { get }
  subscript<T>(anchor: Anchor<T>) -> T { get }
  var safeAreaInsets: EdgeInsets { get }
  @_disfavoredOverload func frame(in coordinateSpace: CoordinateSpace) -> CGRect
  func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
  func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  var containerCornerInsets: RectangleCornerInsets { get }
}
