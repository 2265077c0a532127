// SwiftUI: the declarations of UIGestureRecognizerRepresentableCoordinateSpaceConverter.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  var localLocation: CGPoint { get }
  func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint
  func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
  var localVelocity: CGPoint? { get }
  func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint?
  var localTranslation: CGPoint? { get }
  func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint?
}
