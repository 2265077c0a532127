// MapKit: the declarations of MKMapType.
// Declared as the framework's interface has it, with code of our own.

enum MKMapType: UInt {
  case standard = 0
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}
