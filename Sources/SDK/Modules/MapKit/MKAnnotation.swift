// MapKit: the declarations of MKAnnotation.
// Declared as the framework's interface has it, with code of our own.

protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

/// Objective-C's protocol asks for these optionally.
extension MKAnnotation {
  var title: String? { nil }
  var subtitle: String? { nil }
}
