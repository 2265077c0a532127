// SwiftUI: the declarations of UIGestureRecognizerRepresentableContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UIGestureRecognizerRepresentableContext<Representable>
where Representable: UIGestureRecognizerRepresentable {
  let coordinator: Representable.Coordinator
  let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
