// MapKit: the declarations of MapMarker.
// Declared as the framework's interface has it, with code of our own.

struct MapMarker: MapAnnotationProtocol {
  init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
  typealias Body = Never
}
