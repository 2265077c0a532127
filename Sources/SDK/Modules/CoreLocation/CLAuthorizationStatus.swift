// CoreLocation: the declarations of CLAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
  static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
