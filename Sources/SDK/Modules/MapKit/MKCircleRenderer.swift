// MapKit: the declarations of MKCircleRenderer.
// Declared as the framework's interface has it, with code of our own.

class MKCircleRenderer: MKOverlayPathRenderer {
  init(circle: MKCircle) { super.init(overlay: circle) }
  override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
