// MapKit: the declarations of MKUserTrackingMode.
// Declared as the framework's interface has it, with code of our own.

enum MKUserTrackingMode: Int {
  case none = 0
  case follow
  case followWithHeading
}
