// MapKit: the declarations of MKPolylineRenderer.
// Declared as the framework's interface has it, with code of our own.

class MKPolylineRenderer: MKOverlayPathRenderer {
  init(polyline: MKPolyline) { super.init(overlay: polyline) }
  override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
