// MapKit: the declarations of MKShape.
// Declared as the framework's interface has it, with code of our own.

class MKShape: NSObject, MKAnnotation, Sendable {
  var title: String?
  var subtitle: String?
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
