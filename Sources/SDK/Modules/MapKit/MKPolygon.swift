// MapKit: the declarations of MKPolygon.
// Declared as the framework's interface has it, with code of our own.

class MKPolygon: MKMultiPoint, MKOverlay {
  convenience init(points: [MKMapPoint], count: Int) {
    self.init()
    _points = Array(points.prefix(count))
  }
  convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init()
    _points = coords.prefix(count).map { MKMapPoint($0) }
  }
}
