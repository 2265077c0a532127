// MapKit: the declarations of UserLocation.
// Declared as the framework's interface has it, with code of our own.

struct UserLocation {
  init() {}
  var location: CLLocation? { nil }
  var heading: CLHeading? { nil }
}
