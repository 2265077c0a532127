// MapKit: the declarations of MKFeatureVisibility.
// Declared as the framework's interface has it, with code of our own.

enum MKFeatureVisibility: Int {
  case adaptive = 0
  case hidden
  case visible
}
