// MapKit: the declarations of MKOverlayRenderer.
// Declared as the framework's interface has it, with code of our own.

class MKOverlayRenderer: NSObject {
  let overlay: any MKOverlay
  var alpha: CGFloat = 1
  init(overlay: any MKOverlay) { self.overlay = overlay }
  func setNeedsDisplay() {}
}
