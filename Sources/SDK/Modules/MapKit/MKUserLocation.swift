// MapKit: the declarations of MKUserLocation.
// Declared as the framework's interface has it, with code of our own.

class MKUserLocation: NSObject, MKAnnotation, Sendable {
  var isUpdating: Bool { false }
  var location: CLLocation? { nil }
  var heading: CLHeading? { nil }
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  var title: String?
  var subtitle: String?
}
