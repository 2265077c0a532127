// SwiftUI: the declarations of UIGestureRecognizerRepresentable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
}

extension UIGestureRecognizerRepresentable {
  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
}

extension UIGestureRecognizerRepresentable where Self.Coordinator == () {
  func makeCoordinator(converter: Self.CoordinateSpaceConverter)
}
