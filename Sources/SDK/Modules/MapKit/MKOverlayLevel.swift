// MapKit: the declarations of MKOverlayLevel.
// Declared as the framework's interface has it, with code of our own.

enum MKOverlayLevel: Int {
  case aboveRoads = 0
  case aboveLabels
}
