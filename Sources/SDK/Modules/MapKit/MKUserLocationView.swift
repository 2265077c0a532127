// MapKit: the declarations of MKUserLocationView.
// Declared as the framework's interface has it, with code of our own.

class MKUserLocationView: MKAnnotationView {}
