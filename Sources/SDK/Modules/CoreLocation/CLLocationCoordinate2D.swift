// CoreLocation: the declarations of CLLocationCoordinate2D.
// Declared as the framework's interface has it, with code of our own.

struct CLLocationCoordinate2D: Sendable {
  var latitude: CLLocationDegrees
  var longitude: CLLocationDegrees
  init() {
    latitude = 0
    longitude = 0
  }
  init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
