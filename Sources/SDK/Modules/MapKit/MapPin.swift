// MapKit: the declarations of MapPin.
// Declared as the framework's interface has it, with code of our own.

struct MapPin: MapAnnotationProtocol {
  init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
  typealias Body = Never
}
