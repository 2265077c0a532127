// MapKit: the declarations of MKCircle.
// Declared as the framework's interface has it, with code of our own.

class MKCircle: MKShape, MKOverlay {
  let radius: CLLocationDistance
  let _coordinate: CLLocationCoordinate2D
  init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _coordinate = coord
    self.radius = radius
    super.init()
  }
  override var coordinate: CLLocationCoordinate2D { _coordinate }
  var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: _coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: _coordinate.latitude + region.span.latitudeDelta / 2,
        longitude: _coordinate.longitude - region.span.longitudeDelta / 2))
    let center = MKMapPoint(_coordinate)
    return MKMapRect(
      x: corner.x, y: corner.y, width: 2 * (center.x - corner.x), height: 2 * (center.y - corner.y))
  }
}
