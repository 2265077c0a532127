// MapKit: the declarations of MapCircle.
// Declared as the framework's interface has it, with code of our own.

struct MapCircle: MapContent {
  init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
  init(mapRect: MKMapRect)
  init(_ circle: MKCircle)
  typealias Body = Never
}
