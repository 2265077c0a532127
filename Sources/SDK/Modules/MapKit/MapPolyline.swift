// MapKit: the declarations of MapPolyline.
// Declared as the framework's interface has it, with code of our own.

struct MapPolyline: MapContent {
  struct ContourStyle: Equatable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let straight = ContourStyle(_name: "straight")
    static let geodesic = ContourStyle(_name: "geodesic")
  }
  init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight)
  init(points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = .straight)
  init(_ polyline: MKPolyline)
  init(_ route: MKRoute)
  typealias Body = Never
}
