// MapKit: the declarations of MKLookAroundBadgePosition.
// Declared as the framework's interface has it, with code of our own.

enum MKLookAroundBadgePosition: Int {
  case topLeading = 0
  case topTrailing
  case bottomTrailing
}
