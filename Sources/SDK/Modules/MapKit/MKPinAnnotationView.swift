// MapKit: the declarations of MKPinAnnotationView.
// Declared as the framework's interface has it, with code of our own.

class MKPinAnnotationView: MKAnnotationView {
  var pinTintColor: UIColor!
  var animatesDrop = false
}
