// MapKit: the declarations of MKPolygonRenderer.
// Declared as the framework's interface has it, with code of our own.

class MKPolygonRenderer: MKOverlayPathRenderer {
  init(polygon: MKPolygon) { super.init(overlay: polygon) }
  override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
