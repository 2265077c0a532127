// MapKit: the declarations of MapUserTrackingMode.
// Declared as the framework's interface has it, with code of our own.

enum MapUserTrackingMode: Sendable {
  case none
  case follow
  case followWithHeading
}
