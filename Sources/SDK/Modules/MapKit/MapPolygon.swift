// MapKit: the declarations of MapPolygon.
// Declared as the framework's interface has it, with code of our own.

struct MapPolygon: MapContent {
  init(coordinates: [CLLocationCoordinate2D])
  init(points: [MKMapPoint])
  init(_ polygon: MKPolygon)
  typealias Body = Never
}
