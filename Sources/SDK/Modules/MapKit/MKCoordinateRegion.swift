// MapKit: the declarations of MKCoordinateRegion.
// Declared as the framework's interface has it, with code of our own.

struct MKCoordinateRegion: Sendable {
  var center: CLLocationCoordinate2D
  var span: MKCoordinateSpan
  init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }
  init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance)
}
