// MapKit: the declarations of MKOverlay.
// Declared as the framework's interface has it, with code of our own.

protocol MKOverlay: MKAnnotation {
  var coordinate: CLLocationCoordinate2D { get }
  var boundingMapRect: MKMapRect { get }
}
