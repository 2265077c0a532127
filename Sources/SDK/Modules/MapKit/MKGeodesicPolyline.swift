// MapKit: the declarations of MKGeodesicPolyline.
// Declared as the framework's interface has it, with code of our own.

class MKGeodesicPolyline: MKPolyline {}
