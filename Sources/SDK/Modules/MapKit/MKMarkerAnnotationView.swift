// MapKit: the declarations of MKMarkerAnnotationView.
// Declared as the framework's interface has it, with code of our own.

class MKMarkerAnnotationView: MKAnnotationView {
  var titleVisibility: MKFeatureVisibility = .adaptive
  var subtitleVisibility: MKFeatureVisibility = .adaptive
  var markerTintColor: UIColor?
  var glyphTintColor: UIColor?
  var glyphText: String?
  var glyphImage: UIImage?
  var selectedGlyphImage: UIImage?
  var animatesWhenAdded = false
}
