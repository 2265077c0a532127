// MapKit: the declarations of MKCoordinateSpan.
// Declared as the framework's interface has it, with code of our own.

struct MKCoordinateSpan: Sendable {
  var latitudeDelta: CLLocationDegrees
  var longitudeDelta: CLLocationDegrees
  init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }
  init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
