// MapKit: the declarations of MKOverlayPathRenderer.
// Declared as the framework's interface has it, with code of our own.

class MKOverlayPathRenderer: MKOverlayRenderer {
  var fillColor: UIColor?
  var strokeColor: UIColor?
  var lineWidth: CGFloat = 0
  var lineJoin: CGLineJoin = .round
  var lineCap: CGLineCap = .round
  var lineDashPattern: [NSNumber]?
}
