// MapKit: the declarations of MKMultiPoint.
// Declared as the framework's interface has it, with code of our own.

class MKMultiPoint: MKShape {
  var _points: [MKMapPoint] = []
  var pointCount: Int { _points.count }
  var boundingMapRect: MKMapRect {
    _points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
  override var coordinate: CLLocationCoordinate2D {
    let bounds = boundingMapRect
    return MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
}
