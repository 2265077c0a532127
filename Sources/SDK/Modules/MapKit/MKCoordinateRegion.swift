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
  /// Degrees are as long as the ellipsoid of WGS 84 has them at the center.
  init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let latitude = centerCoordinate.latitude * .pi / 180
    let radius = 6_378_137.0
    let eccentricity = 0.006_694_379_990_14
    let part = 1 - eccentricity * sin(latitude) * sin(latitude)
    let northward = radius * (1 - eccentricity) / (part * part.squareRoot()) * .pi / 180
    let eastward = radius * cos(latitude) / part.squareRoot() * .pi / 180
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / northward, longitudeDelta: longitudinalMeters / eastward))
  }
  init(_ rect: MKMapRect) {
    let corner = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let opposite = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: corner.latitude - opposite.latitude,
        longitudeDelta: opposite.longitude - corner.longitude))
  }
}
