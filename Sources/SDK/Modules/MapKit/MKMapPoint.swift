// MapKit: the declarations of MKMapPoint.
// Declared as the framework's interface has it, with code of our own.

struct MKMapPoint: Sendable {
  var x: Double
  var y: Double
  init() {
    x = 0
    y = 0
  }
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// The projection of Mercator.
  init(_ coordinate: CLLocationCoordinate2D) {
    let side = 268_435_456.0
    let latitude = coordinate.latitude * .pi / 180
    x = (coordinate.longitude + 180) / 360 * side
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * side
  }
  var coordinate: CLLocationCoordinate2D {
    let side = 268_435_456.0
    let latitude = 2 * atan(exp(.pi * (1 - 2 * y / side))) - .pi / 2
    return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: x / side * 360 - 180)
  }
  func distance(to other: MKMapPoint) -> CLLocationDistance {
    let here = coordinate
    let there = other.coordinate
    return CLLocation(latitude: here.latitude, longitude: here.longitude).distance(
      from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}
