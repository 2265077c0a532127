// CoreLocation: the declarations of CLLocation.
// Declared as the framework's interface has it, with code of our own.

class CLLocation: NSObject, NSCopying, Sendable {
  let coordinate: CLLocationCoordinate2D
  let altitude: CLLocationDistance
  let horizontalAccuracy: CLLocationAccuracy
  let verticalAccuracy: CLLocationAccuracy
  let course: CLLocationDirection
  let speed: CLLocationSpeed
  let timestamp: Date
  init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }
  /// What isn't given is invalid: -1.
  convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  func distance(from location: CLLocation) -> CLLocationDistance
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
}
